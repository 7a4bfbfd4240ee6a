// The debugger of a page of timelines; without it, the page is the document in its body.
//
// The frames of a case are one text, a line for each, as in text timelines, without repeated times and places.
'use strict';

document.documentElement.classList.add('js');

// A leaf is the text of its JSON, so that it shows as it is spelled; an object is a Map.

const segmentText = (key) => (/^(?!-\d)[\p{L}\p{N}\p{M}_-]+$/u.test(key) ? key : JSON.stringify(key));
const pathText = (path) => (path.length === 0 ? '.' : path.map(segmentText).join('.'));
const isLeaf = (value) => typeof value === 'string';
const keysOf = (value) => (value === undefined || isLeaf(value) ? [] : Array.from(value.keys(), String));
const child = (value, key) => (value instanceof Map ? value.get(key) : Array.isArray(value) ? value[key] : undefined);
const valueAt = (value, path) => path.reduce(child, value);
const overlap = (one, other) => one.every((key, at) => at >= other.length || other[at] === key);
const clipped = (text, limit) => (text.length <= limit ? text : `${text.slice(0, limit - 1)}…`);

function textOf(value) {
	if (value === undefined) return 'absent';
	if (isLeaf(value)) return value;
	if (Array.isArray(value)) return `[${value.map(textOf).join(',')}]`;
	return `{${[...value].map(([key, member]) => `${JSON.stringify(key)}:${textOf(member)}`).join(',')}}`;
}

class Reader {
	constructor(text) {
		this.text = text;
		this.at = 0;
	}

	skip(part) {
		if (!this.text.startsWith(part, this.at)) return false;
		this.at += part.length;
		return true;
	}

	match(pattern) {
		pattern.lastIndex = this.at;
		const found = pattern.exec(this.text);
		if (!found) return null;
		this.at = pattern.lastIndex;
		return found[0];
	}

	word(pattern) {
		const found = this.match(pattern);
		return found && found[0] === '"' ? JSON.parse(found) : found;
	}

	name() { return this.word(/[\p{L}\p{N}\p{M}_.-]+|"(?:[^"\\]|\\.)*"/uy); }
	segment() { return this.word(/[\p{L}\p{N}\p{M}_-]+|"(?:[^"\\]|\\.)*"/uy); }

	/** Reads a path; where it may be signed, the sign of its last key goes to `sign`. */
	path(isSigned) {
		const path = [];
		this.sign = '';
		if (this.skip('.')) return path;
		do {
			if (this.sign === '-') path.push(`-${path.pop()}`);
			if (isSigned) this.sign = this.match(/[+-]?/y);
			const segment = this.segment();
			if (segment === null) return null;
			path.push(segment);
		} while (this.skip('.'));
		return path;
	}

	/** Reads the path of a reactor in the state, if there is one. */
	owner() {
		const start = this.at;
		const path = this.path();
		if (path && path.length > 0 && this.skip(': ')) return path;
		this.at = start;
		return [];
	}

	value() {
		const first = this.text[this.at];
		if (first === '"') return this.match(/"(?:[^"\\]|\\.)*"/y) ?? '';
		if (first !== '[' && first !== '{') return this.match(/[^\s,\]}]*/y);
		const value = first === '[' ? [] : new Map();
		this.at += 1;
		if (!this.skip(first === '[' ? ']' : '}')) {
			do {
				if (first === '[') value.push(this.value());
				else {
					const key = JSON.parse(this.value());
					this.at += 1;
					value.set(key, this.value());
				}
			} while (this.skip(','));
			this.at += 1;
		}
		return value;
	}

	change() {
		const start = this.at;
		const [path, { sign }] = [this.path(true), this];
		const change = { kind: 'replace', path };
		if (this.skip(' -> ')) Object.assign(change, { kind: 'move', origin: path, path: this.path() });
		else if (!this.skip(': ')) return null;
		else if (sign === '+') Object.assign(change, { kind: 'add', new: this.value() });
		else {
			change.old = this.value();
			if (this.skip(' -> ')) {
				if (sign) path.push(`-${path.pop()}`);
				change.new = this.value();
			} else change.kind = 'remove';
		}
		change.text = this.text.slice(start, this.at);
		return change;
	}
}

/** Applies changes to a state, in place, and returns it. */
function apply(root, changes) {
	const lists = { __proto__: null };
	for (const change of changes) if (change.kind !== 'replace') (lists[pathText(change.path.slice(0, -1))] ??= []).push(change);
	// Paths are those of the new state, so outer lists come before what is in them.
	for (const list of Object.values(lists).sort(([one], [other]) => one.path.length - other.path.length)) {
		rebuild(valueAt(root, list[0].path.slice(0, -1)), list);
	}
	for (const { kind, path, new: value } of changes) {
		if (kind !== 'replace') continue;
		const parent = valueAt(root, path.slice(0, -1));
		if (path.length === 0) root = value;
		else if (parent instanceof Map) parent.set(path.at(-1), value);
		else if (Array.isArray(parent)) parent[path.at(-1)] = value;
	}
	return root;
}

/** The changes from a state to another, as far as that one shows them. */
function between(old, value, path = []) {
	if (textOf(old) === textOf(value)) return [];
	const inside = keysOf(value).flatMap((key) => between(child(old, key), child(value, key), [...path, key]));
	return keysOf(old).length > 0 && inside.length > 0 ? inside : [{ kind: old === undefined ? 'add' : 'replace', path, old, new: value }];
}

function rebuild(parent, changes) {
	if (parent instanceof Map) {
		for (const { kind, path, new: value } of changes) {
			if (kind === 'add') parent.set(path.at(-1), value); else parent.delete(path.at(-1));
		}
	} else if (Array.isArray(parent)) {
		const [gone, placed] = [new Set(), new Map()];
		for (const { kind, path, origin, new: value } of changes) {
			if (kind !== 'add') gone.add(Number((origin ?? path).at(-1)));
			if (kind !== 'remove') placed.set(Number(path.at(-1)), kind === 'add' ? value : parent[origin.at(-1)]);
		}
		const rest = parent.filter((_, index) => !gone.has(index)).reverse();
		parent.length = rest.length + placed.size;
		for (const index of parent.keys()) parent[index] = placed.has(index) ? placed.get(index) : rest.pop();
	}
}

const kinds = [
	['*', 'emit', 'script'], ['?', 'expectation', 'script'], ['&', 'view', 'view'], ['>', 'action', 'actions'],
	['<-', 'effect', 'actions'], ['=', 'state', 'states'], ['~', 'mutation', 'states'], ['@', 'call', 'calls'],
	['<', 'reply', 'calls'], ['x', 'cancel', 'calls'], ['^', 'pulse', 'pulses'], ['->', 'note', 'pulses'],
	['!', 'error', 'errors'],
];
const [EMIT, EXPECTATION, , ACTION, EFFECT, STATE, MUTATION, CALL, REPLY, CANCEL, , , ERROR] = kinds.keys();
const kindOf = new Map(kinds.map(([sigil], kind) => [sigil, kind]));
const allLanes = [...new Set(kinds.map(([, , lane]) => lane))];
const opensStep = (kind) => [ACTION, EMIT, REPLY, EFFECT].includes(kind);
const timeText = (time) => `${time} ms`;

class Frame {
	constructor(track, index) {
		Object.assign(this, { track, index, kind: track.kinds[index], time: track.times[index] });
		[this.sigil, this.word, this.lane] = kinds[this.kind];
	}

	get body() { return this.track.body(this.index); }
	get subject() { return this.track.subject(this.index); }
	get changes() { return this.track.changes(this.index); }
}

class Track {
	constructor(text, { keyframes = [], files = [], script = 'line' } = {}) {
		const lines = text ? text.split('\n') : [];
		const count = lines.length;
		Object.assign(this, { lines, count, keyframes, files, script, places: [] });
		[this.starts, this.times, this.kinds] = [Uint8Array, Float64Array, Uint8Array].map((Type) => new Type(count));
		let [time, place] = [0, ''];
		lines.forEach((line, index) => {
			let start = 0;
			if (line[0] >= '0' && line[0] <= ':') {
				const [head, at, where] = /^([\d.]*)(?::([\d/]*))?/.exec(line);
				if (at) time = Number(at);
				place = where ?? place;
				start = head.length;
			}
			const width = line[start + 1] === ' ' ? 1 : 2;
			this.kinds[index] = kindOf.get(line.slice(start, start + width));
			this.starts[index] = start + width + 1;
			this.times[index] = time;
			this.places.push(place);
		});
	}

	/** Whether a frame has the kind and the first word of another one. */
	isLike(index, kind, subject) {
		const [line, start, [word]] = [this.lines[index], this.starts[index], subject.split(' ', 1)];
		return this.kinds[index] === kind && (word === '' || (line.startsWith(word, start) && !(line[start + word.length] > ' ')));
	}

	frame(index) { return new Frame(this, index); }

	body(index) { return this.lines[index].slice(this.starts[index]); }

	line(index) { return `${kinds[this.kinds[index]][0]} ${this.body(index)}`; }

	/** The line of the script that caused the frame: `search.reel:8`; empty where it is not known. */
	place(index) {
		const [line, file] = this.places[index].split('/');
		return line > 0 ? `${file ? this.files[file - 1] : this.script}:${line}` : '';
	}

	subject(index) {
		if (this.kinds[index] === STATE) return '';
		const reader = new Reader(this.body(index));
		reader.owner();
		if (!reader.skip('(terminated)')) reader.name();
		reader.match(/#\d+/y);
		return reader.text.slice(0, reader.at);
	}

	/** The changes of a frame, with paths from the root of the state; a state replaces the one before. */
	changes(index) {
		const [changes, reader] = [[], new Reader(this.body(index))];
		const owner = reader.owner();
		if (this.kinds[index] === STATE) return [{ kind: 'replace', path: owner, new: reader.value() }];
		if (this.kinds[index] !== MUTATION) return changes;
		reader.name();
		while (reader.skip('  ')) {
			const change = reader.change();
			if (!change) break;
			change.path = [...owner, ...change.path];
			if (change.origin) change.origin = [...owner, ...change.origin];
			changes.push(change);
		}
		return changes;
	}

	/** The same, with what a state that is shown again replaces. */
	news(index) {
		const changes = this.changes(index);
		if (this.kinds[index] !== STATE || index === 0) return changes;
		const [{ path, new: value }] = changes;
		return between(valueAt(this.state(index - 1), path), value, path);
	}

	/** The state after a frame, which is valid until the next call. */
	state(index) {
		let from = this.known && this.known.index <= index ? this.known : { index: -1 };
		for (const [frame, text] of this.keyframes) if (frame <= index && frame > from.index) from = { index: frame, text };
		let root = from.text === undefined ? from.root : new Reader(from.text).value();
		for (let at = from.index + 1; at <= index; at += 1) {
			if (this.kinds[at] === STATE || this.kinds[at] === MUTATION) root = apply(root, this.changes(at));
		}
		this.known = { index, root };
		return root;
	}

	/** The cause of the frame's step; -1 if there is none. */
	opener(index) {
		for (let at = index; ; at -= 1) {
			if (opensStep(this.kinds[at])) return at;
			if (at === 0 || this.times[at] !== this.times[at - 1]) return -1;
		}
	}

	/** The frame that led to a frame: an action, the call that was answered, the action of an effect. */
	cause(index) {
		const kind = this.kinds[index];
		const before = (test) => {
			for (let at = index - 1; at >= 0; at -= 1) if (test(at)) return at;
			return -1;
		};
		if (kind === REPLY) return before((at) => this.kinds[at] === CALL && this.port(at) === this.port(index));
		if (kind === EFFECT) {
			const [, from] = / \(from (\S+)\)$/.exec(this.body(index)) ?? [];
			return before((at) => [ACTION, EFFECT].includes(this.kinds[at]) && this.subject(at) === from);
		}
		return opensStep(kind) ? -1 : this.opener(index);
	}

	causes(index) {
		const chain = [];
		for (let at = this.cause(index); at >= 0 && chain.length < 20; at = this.cause(at)) chain.push(at);
		return chain;
	}

	port(index) { return /^.*?#\d+/.exec(this.body(index))?.[0]; }

	/** The changes of the value at a path, from the value that the case opens with. */
	history(path) {
		const found = [];
		for (let index = 0; index < this.count; index += 1) {
			for (const change of this.news(index)) {
				if (!overlap(change.path, path)) continue;
				const below = change.path.length > path.length ? change.path : undefined;
				const [old, value] = [change.old, change.new].map((side) => valueAt(side, path.slice(change.path.length)));
				if (below || textOf(old) !== textOf(value)) found.push({ index, old, new: value, below });
			}
		}
		return found;
	}

	/** A name for a frame, which stays the same in the next run. */
	nameOf(index) {
		const { kind, time, subject, word } = this.frame(index);
		let count = 1;
		for (let at = index - 1; at >= 0 && this.times[at] === time; at -= 1) if (this.isLike(at, kind, subject)) count += 1;
		return `${time}ms:${word}:${subject}${count === 1 ? '' : `:${count}`}`;
	}

	/** The frame with a name, or the last one before its time. */
	indexOf(name) {
		const [, time, word, subject, wanted = 1] = /^([\d.]+)ms:(\w+):(.*?)(?::(\d+))?$/.exec(name) ?? [0, 0, '', ''];
		const kind = kinds.findIndex((one) => one[1] === word);
		let [nearest, count] = [0, 0];
		for (let at = 0; at < this.count && this.times[at] <= time; at += 1) {
			nearest = at;
			if (this.times[at] === Number(time) && this.isLike(at, kind, subject)) count += 1;
			if (count === Number(wanted)) break;
		}
		return nearest;
	}
}

const relations = {
	s: 'same', i: 'ignored', c: 'changed ≠', r: 'retimed ⇄', z: 'reshaped ≠', m: 'missing −', p: 'surplus +', e: 'echo ·', f: 'echo ·', g: 'echo ·',
};

class Case {
	constructor(data) { this.data = data; }

	open() {
		if (this.actual) return;
		const { data } = this;
		this.actual = new Track(data.frames, data);
		if (!data.rows) return;
		const lineOf = (track, index) => `${track.times[index]}${track.line(index)}`;
		const changed = new Track(data.golden);
		const lines = [];
		this.rows = [];
		let [actual, golden] = [0, 0];
		for (const [, letter, count] of data.rows.matchAll(/([a-z])(\d+)/g)) {
			for (let left = Number(count); left > 0; left -= 1) {
				const [name, mark = ''] = relations[letter].split(' ');
				const row = { name, mark, isCause: 'crzmp'.includes(letter), actual: -1, golden: -1 };
				if (!'mf'.includes(letter)) row.actual = actual++;
				if (!'pg'.includes(letter)) {
					row.golden = lines.length;
					lines.push(letter === 's' ? lineOf(this.actual, row.actual) : lineOf(changed, golden++));
				}
				this.rows.push(row);
			}
		}
		this.golden = new Track(lines.join('\n'));
	}

	get count() { return this.rows ? this.rows.length : this.actual.count; }

	/** The frames of a row; -1 where there is none. */
	sides(row) { return this.rows ? this.rows[row] : { name: 'same', actual: row, golden: -1 }; }

	/** The frames of a row, of the golden and of the run; false where there is none. */
	frames(row) {
		const { actual, golden } = this.sides(row);
		return [golden >= 0 && this.golden.frame(golden), actual >= 0 && this.actual.frame(actual)];
	}

	frame(row) { return this.frames(row).findLast(Boolean); }

	latest(row, side) {
		while (row >= 0 && this.sides(row)[side] < 0) row -= 1;
		return row < 0 ? -1 : this.sides(row)[side];
	}

	rowOf(track, index) {
		const side = track === this.actual ? 'actual' : 'golden';
		return this.rows ? this.rows.findIndex((row) => row[side] === index) : index;
	}

	nameOf(row) {
		const { track, index } = this.frame(row);
		return (track === this.actual ? '' : '-') + track.nameOf(index);
	}

	rowNamed(name) {
		const track = name.startsWith('-') && this.golden ? this.golden : this.actual;
		return Math.max(this.rowOf(track, track.indexOf(name.replace(/^-/, ''))), 0);
	}
}

/** Creates an element with attributes, listeners and content; text never becomes markup. */
function element(tag, attributes, ...content) {
	const made = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) {
		if (typeof value === 'function') made.addEventListener(name, value);
		else if (value !== undefined) made.setAttribute(name, value);
	}
	made.append(...content.filter(Boolean));
	return made;
}

const span = (name, ...content) => element('span', { class: name }, ...content);
const bdi = (name, text) => element('bdi', { class: name, dir: 'ltr' }, text);
const valueText = (value) => clipped(textOf(value), 160);
const tallest = 8e6;

/** A list of which only the rows in sight are in the document. */
class Rows {
	constructor(box, make) {
		Object.assign(this, { box, make, role: box.role === 'tree' ? 'treeitem' : 'option', count: 0, window: element('div', { class: 'window' }) });
		this.space = element('div', { class: 'space' }, this.window);
		box.append(this.space);
		box.addEventListener('scroll', () => this.draw(), { passive: true });
		new ResizeObserver(() => this.draw()).observe(box);
	}

	get height() { return 1.5 * parseFloat(getComputedStyle(document.documentElement).fontSize); }

	/** The pixels of the list for a pixel of the box, whose height is limited. */
	get scale() {
		const [all, sight] = [this.count * this.height, this.box.clientHeight];
		return all <= tallest ? 1 : (all - sight) / (tallest - sight);
	}

	show(count) {
		this.count = count;
		this.space.style.height = `${Math.min(count * this.height, tallest)}px`;
		this.draw();
	}

	draw() {
		const { box, height, scale } = this;
		const top = box.scrollTop * scale;
		const first = Math.max(0, Math.floor(top / height) - 4);
		const end = Math.min(this.count, Math.ceil((top + Math.min(box.clientHeight, 4000)) / height) + 4);
		this.window.style.transform = `translateY(${box.scrollTop - (top - first * height)}px)`;
		const rows = [];
		for (let index = first; index < end; index += 1) {
			const row = this.make(index);
			row.classList.add('row');
			row.id = `${box.id}-${index}`;
			row.role = this.role;
			if (this.role === 'option') [row.ariaPosInSet, row.ariaSetSize] = [index + 1, this.count];
			rows.push(row);
		}
		this.window.replaceChildren(...rows);
	}

	reveal(index) {
		const { box, height, scale } = this;
		const [top, sight, place] = [box.scrollTop * scale, box.clientHeight, index * height];
		if (place < top + height || place > top + sight - 2 * height) box.scrollTop = Math.max(0, (place - sight * 0.4) / scale);
		this.draw();
		box.setAttribute('aria-activedescendant', `${box.id}-${index}`);
	}
}

class Page {
	constructor(data) {
		this.cases = data.cases.map((one) => new Case(one));
		Object.assign(this, { texts: data.texts, shown: [...this.cases.keys()], path: null, node: 0, closed: new Map(), hidden: new Set(), query: '' });
		const parts = document.getElementById('debugger').content.cloneNode(true);
		const ui = Object.fromEntries([...parts.querySelectorAll('[id]')].map((part) => [part.id, part]));
		this.ui = ui;
		ui.title.append(bdi('', data.title));
		ui.summary.append(data.summary);
		ui.app.classList.toggle('lone', this.cases.length === 1);
		this.caseRows = new Rows(ui.cases, (at) => this.caseRow(this.shown[at]));
		this.frameRows = new Rows(ui.frames, (at) => this.frameRow(...this.items.get(at)));
		this.treeRows = new Rows(ui.tree, (at) => this.treeRow(at));
		this.scriptRows = new Rows(ui.script, (at) => this.scriptRow(at));
		this.acts = {
			j: () => this.step(1), k: () => this.step(-1), n: () => this.difference(1), p: () => this.difference(-1),
			Home: () => this.jump(0), End: () => this.jump(this.items.count - 1), '/': () => ui.search.select(), t: () => ui.tree.focus(),
			PageDown: () => this.step(20), PageUp: () => this.step(-20), '[': () => this.neighbour(-1), ']': () => this.neighbour(1),
			c: () => this.toggle('c'), s: () => this.toggle('s'), ' ': () => this.play(), '?': () => ui.keys.showModal(),
			Escape: () => (this.path ? this.pin(null) : this.filter('')),
		};
		Object.assign(this.acts, { ArrowDown: this.acts.j, ArrowRight: this.acts.j, ArrowUp: this.acts.k, ArrowLeft: this.acts.k });
		for (const button of parts.querySelectorAll('[data-key]')) button.onclick = this.acts[button.dataset.key];
		ui.search.oninput = () => this.filter(ui.search.value);
		ui.chart.onpointerdown = ui.chart.onpointermove = (event) => event.buttons === 1 && this.scrub(event);
		document.body.prepend(parts);
		const floor = document.getElementById('document');
		if (floor.getElementsByTagName('*').length > 1000) floor.remove();
		new ResizeObserver(() => this.width !== ui.chart.clientWidth && this.drawChart()).observe(ui.chart);
		matchMedia('(prefers-color-scheme: dark)').onchange = () => this.drawChart();
		addEventListener('hashchange', () => this.follow());
		addEventListener('keydown', (event) => this.press(event));
		this.caseRows.show(this.shown.length);
		this.follow();
	}

	get item() { return this.cases[this.current]; }

	follow() {
		const [name, frame, path] = location.hash.slice(1).split('/').map((part) => {
			try { return decodeURIComponent(part); } catch { return part; }
		});
		const index = this.cases.findIndex((one) => one.data.name === name);
		this.select(Math.max(index, 0), frame);
		if (path) this.pin(new Reader(path).path());
	}

	select(index, frame) {
		if (!this.cases[index]) return;
		this.pause();
		const { ui } = this;
		if (this.current !== index) {
			Object.assign(this, { current: index, path: null, row: 0 });
			this.item.open();
			ui.app.classList.toggle('compared', this.item.rows !== undefined);
			const { message = '', details = [], command } = this.item.data;
			ui.message.replaceChildren([message, ...details].join('\n'), command ? element('code', {}, command) : '');
			ui.chart.ariaValueMax = this.item.count;
			this.readScript();
			this.survey();
			this.choose();
			this.drawChart();
		}
		this.row = frame ? this.item.rowNamed(frame) : -1;
		if (frame || !this.difference(1)) this.go(Math.max(this.row, 0));
		this.caseRows.reveal(this.shown.indexOf(index));
	}

	isDifference(row) {
		return this.item.rows ? this.item.sides(row).isCause : [EXPECTATION, ERROR].includes(this.item.actual.kinds[row]);
	}

	go(row) {
		const { item, ui } = this;
		this.row = row;
		if (item.count === 0) {
			ui.detail.replaceChildren();
			this.drawPast();
			return this.treeRows.show(0);
		}
		const { time, word, subject } = item.frame(row);
		ui.chart.ariaValueNow = row + 1;
		ui.chart.ariaValueText = `${timeText(time)}, ${word} ${subject}`;
		this.frameRows.reveal(Math.max(this.items.at(row), 0));
		this.moveCursor();
		this.drawDetail();
		this.drawTree();
		this.drawPast();
		this.drawScript();
		this.write();
	}

	write() {
		const { item, path } = this;
		const parts = [item.data.name, item.nameOf(this.row), ...(path ? [pathText(path)] : [])];
		const address = `#${parts.map((part) => encodeURIComponent(part).replace(/%3A/g, ':')).join('/')}`;
		try { history.replaceState(null, '', address); } catch { /* None in a sandbox. */ }
	}

	/** Lists the rows that the filter leaves as `[row, side, repeats]`: both sides, 1 the golden, 2 the run. */
	choose() {
		const { item, ui } = this;
		const [test, stacks] = [this.test(), item.rows && (this.s || ui.frames.clientWidth < 560)];
		this.items = { count: item.count, get: (at) => [at, 0, 1], at: (row) => row };
		ui.found.textContent = '';
		if (test || stacks || this.c) {
			let list = [];
			for (let row = 0; row < item.count; row += 1) {
				if (test && !test(item.frame(row))) continue;
				const { name, actual, golden } = item.sides(row);
				if (!stacks || name === 'same') list.push([row, 0, 1]);
				else list.push(...[golden < 0 || [row, 1, 1], actual < 0 || [row, 2, 1]].filter(Array.isArray));
			}
			if (test) ui.found.textContent = `${list.length} of ${item.count}`;
			if (this.c && !item.rows) list = folded(list, item.actual);
			this.items = { count: list.length, get: (at) => list[at], at: (row) => list.findLastIndex(([other]) => other <= row) };
		}
		this.frameRows.show(this.items.count);
	}

	/** The condition of the filter; null if every frame is listed. */
	test() {
		const { query, hidden } = this;
		if (query === '' && hidden.size === 0) return null;
		const [, key, text] = /^(?:(path|action):)?\s*(.*)$/.exec(query);
		const needle = text.toLowerCase();
		const path = key === 'path' && (new Reader(text).path() ?? []);
		return (frame) => {
			if (hidden.has(frame.lane)) return false;
			if (path) return frame.kind === MUTATION && frame.changes.some((change) => overlap(change.path, path));
			const at = key === 'action' ? frame.track.opener(frame.index) : frame.index;
			return at >= 0 && frame.track.line(at).toLowerCase().includes(needle);
		};
	}

	relist() {
		this.choose();
		this.go(this.row);
	}

	filter(query) {
		this.query = this.ui.search.value = query;
		const needle = query.toLowerCase();
		this.shown = [...this.cases.keys()].filter((index) => {
			const { name, frames } = this.cases[index].data;
			return index === this.current || /^(path|action):/.test(needle) || `${name}\n${frames}`.toLowerCase().includes(needle);
		});
		this.caseRows.show(this.shown.length);
		this.relist();
	}

	toggle(key) {
		this[key] = !this[key];
		this.relist();
		this.ui.app.querySelector(`[data-key="${key}"]`).ariaPressed = this[key];
	}

	/** Counts the frames of each lane, and places the rows on the axis, with room for the time between them. */
	survey() {
		const { item, hidden, ui } = this;
		const counts = new Map(allLanes.map((lane) => [lane, 0]));
		this.places = new Float64Array(item.count + 1);
		let [place, latest] = [0.5, 0];
		for (let row = 0; row < item.count; row += 1, place += 1) {
			const { lane, time } = item.frame(row);
			counts.set(lane, counts.get(lane) + 1);
			if (time > latest) place += 1 + Math.log10(1 + time - latest);
			latest = Math.max(time, latest);
			this.places[row] = place;
		}
		this.places[item.count] = place;
		this.lanes = allLanes.filter((lane) => counts.get(lane) > 0);
		ui.kinds.replaceChildren(...this.lanes.map((lane) => element('button', {
			class: `kind lane-${lane}`, 'aria-pressed': !hidden.has(lane), click: ({ currentTarget: button }) => {
				if (!hidden.delete(lane)) hidden.add(lane);
				button.ariaPressed = !hidden.has(lane);
				this.relist();
			},
		}, span('name', lane), span('number', counts.get(lane)))));
	}

	caseRow(index) {
		const { name, failed, outcome } = this.cases[index].data;
		return element('div', { class: `case ${failed ? 'failed' : ''}`, 'aria-selected': index === this.current, click: () => this.select(index) },
			span('mark', failed ? '✗' : outcome ? '✓' : ''), element('span', { class: 'name', title: name }, bdi('', name)));
	}

	frameRow(row, side, repeats) {
		const { item } = this;
		const { name, mark } = item.sides(row);
		const [isCurrent, [one, other]] = [row === this.row, item.frames(row)];
		const made = element('div', {
			class: `frame ${name}`, 'aria-selected': isCurrent, 'aria-current': isCurrent && (side !== 2 || !one) ? 'true' : undefined, click: () => this.go(row),
		});
		const add = (place, frame, other) => made.append(frame ? span(`cell ${place} lane-${frame.lane} kind-${frame.word}`,
			span('at', frame.index > 0 && frame.time === frame.track.times[frame.index - 1] ? '' : timeText(frame.time)),
			element('span', { class: 'sigil', title: frame.word }, frame.sigil), ...this.words(frame, other?.changes),
			repeats > 1 && span('more', `×${repeats}`)) : span(`cell none ${place}`));
		if (item.rows) made.append(element('span', { class: 'mark', title: name }, ['', '−', '+'][side] || mark));
		if (name === 'same') add('', other);
		else {
			if (side !== 2) add('golden', one, other);
			if (side !== 1) add('actual', other, one);
		}
		return made;
	}

	/** The content of a frame, first the changes that the other side does not have. */
	words({ kind, subject, body, changes }, others) {
		if (kind !== MUTATION) return [bdi('subject', subject), bdi('rest', clipped(body, 600).slice(subject.length))];
		const known = others && new Set(others.map(({ text }) => text));
		const shown = changes.map((change) => [change, known && !known.has(change.text)]);
		shown.sort(([, one], [, other]) => other - one);
		return [bdi('subject', subject), ...shown.slice(0, 4).map(([change, isOwn]) => this.change(change, isOwn)),
			changes.length > 4 && span('more', `and ${changes.length - 4} more`)];
	}

	change({ kind, path, origin, old, new: value }, isOwn) {
		const show = (...parts) => span(isOwn ? 'change own' : 'change', ...parts);
		const place = bdi('path', pathText(origin ?? path));
		if (kind === 'move') return show(place, ' moves to ', bdi('path', pathText(path)));
		if (kind === 'add') return show(span('plus', '+'), place, ' ', bdi('new', valueText(value)));
		if (kind === 'remove') return show(span('minus', '−'), place, ' ', bdi('old', valueText(old)));
		return show(place, ' ', bdi('old', valueText(old)), ' → ', bdi('new', valueText(value)));
	}

	drawChart() {
		const { item, lanes } = this;
		const [canvas, width, lane, top] = [this.ui.lanes, this.ui.chart.clientWidth, 14, 16];
		const pen = canvas.getContext('2d');
		if (!item || !pen || width === 0) return;
		this.width = width;
		this.unit = width / this.places[item.count];
		const height = top + lanes.length * lane + 6;
		canvas.style.height = `${height}px`;
		[canvas.width, canvas.height] = [width * devicePixelRatio, height * devicePixelRatio];
		pen.scale(devicePixelRatio, devicePixelRatio);
		const style = getComputedStyle(this.ui.app);
		pen.font = `11px ${style.fontFamily}`;
		const fill = (colour, x, y, wide, high) => {
			pen.fillStyle = style.getPropertyValue(`--${colour}`);
			pen.fillRect(x, y, wide, high);
		};
		const [calls, drawn] = [new Map(), new Map()];
		let [labelEnd, time] = [-1, -1];
		for (let row = 0; row < item.count; row += 1) {
			const { track, index, kind, lane: name, time: at } = item.frame(row);
			const x = this.places[row] * this.unit;
			const y = top + lanes.indexOf(name) * lane;
			if (at !== time && x > labelEnd) {
				time = at;
				fill('line', x, 12, 1, height - 18);
				fill('quiet', 0, 0, 0, 0);
				pen.fillText(timeText(time), x + 8, 11);
				labelEnd = x + 8 + pen.measureText(timeText(time)).width + 8;
			}
			if (kind === CALL) calls.set(track.port(index), x);
			const start = kind === REPLY || kind === CANCEL ? calls.get(track.port(index)) : undefined;
			if (start !== undefined) fill('calls-soft', start + 4, y + 5, Math.max(x - start - 4, 0), lane - 10);
			if (item.sides(row).isCause) fill('errors', x, height - 5, 4, 4);
			// Marks of one lane that fall on one pixel are drawn once.
			if (drawn.get(name) !== Math.round(x)) fill(name, x, y + 2, 4, lane - 4);
			drawn.set(name, Math.round(x));
		}
		this.moveCursor();
	}

	moveCursor() { this.ui.cursor.style.transform = `translateX(${this.places[this.row] * this.unit + 2}px)`; }

	scrub(event) {
		const place = (event.clientX - this.ui.chart.getBoundingClientRect().left) / this.unit;
		const next = this.places.findIndex((other) => other > place);
		this.go(Math.min(Math.max(next - 1, 0), this.item.count - 1));
	}

	stamp({ time, sigil }) { return [span('at', timeText(time)), ' ', span('sigil', sigil), ' ']; }

	link(frame, text) {
		const { track, index, lane } = frame;
		return element('button', { class: `link lane-${lane}`, click: () => this.go(this.item.rowOf(track, index)) },
			...this.stamp(frame), bdi('subject', clipped(text, 60)));
	}

	/** The causes of a frame as links, and the line of the script. */
	chain({ track, index }) {
		const causes = track.causes(index);
		const place = [index, ...causes].map((at) => track.place(at)).find(Boolean);
		return element('p', { class: 'because' }, ...causes.map((at) => this.link(track.frame(at), track.body(at))), place && bdi('place', place));
	}

	drawDetail() {
		const { item, row } = this;
		const isLone = item.sides(row).name === 'same';
		const [golden, actual] = item.frames(row);
		const show = (label, frame) => frame && element('p', { class: `whole lane-${frame.lane}` }, !isLone && span('label', label),
			...this.stamp(frame), span('word', frame.word), ' ', bdi('', clipped(frame.body, 4000)));
		this.ui.detail.replaceChildren(...[!isLone && show('golden', golden), show('actual', actual)].filter(Boolean), this.chain(actual || golden));
	}

	/** Draws the state at the row, with the values of both sides where they differ. */
	drawTree() {
		const { item, row, path: pinned } = this;
		const [index, golden] = [item.latest(row, 'actual'), item.latest(row, 'golden')];
		const changes = item.sides(row).actual > 0 ? item.actual.news(index) : [];
		const marks = new Map(changes.map((change) => [pathText(change.path), change]));
		const nodes = [];
		const add = (path, key, one, other, level) => {
			const [value, name] = [one ?? other, pathText(path)];
			const keys = new Set([...keysOf(one), ...keysOf(other)]);
			const isOpen = keys.size > 0 && !(this.closed.get(name) ?? (level > 3 || (Array.isArray(value) && value.length > 100)));
			const differs = item.rows && textOf(one) !== textOf(other);
			nodes.push({ path, name, key, one, other, level, isOpenable: keys.size > 0, isOpen, differs, mark: marks.get(name) });
			if (isOpen) for (const key of keys) add([...path, key], key, child(one, key), child(other, key), level + 1);
		};
		add([], item.data.reactor, index < 0 ? undefined : item.actual.state(index), golden < 0 ? undefined : item.golden.state(golden), 1);
		this.nodes = nodes;
		this.treeRows.show(nodes.length);
		const chosen = nodes.findIndex(({ name }) => pinned && name === pathText(pinned));
		const marked = chosen >= 0 ? chosen : nodes.findIndex(({ mark }) => mark);
		this.node = marked >= 0 ? marked : Math.min(this.node, nodes.length - 1);
		this.treeRows.reveal(this.node);
	}

	treeRow(at) {
		const { path, name, key, one, other, level, isOpenable, isOpen, mark, differs } = this.nodes[at];
		const brief = (value) => {
			if (value === undefined) return bdi('none', 'absent');
			if (isLeaf(value)) return bdi('leaf', clipped(value, 300));
			return span('brief', Array.isArray(value) ? `[${value.length}]` : isOpen ? '' : `{${value.size}}`);
		};
		const made = element('div', {
			class: `node ${mark ? 'changed' : ''} ${differs ? 'differs' : ''} ${at === this.node ? 'active' : ''}`,
			'aria-level': level, 'aria-expanded': isOpenable ? isOpen : undefined, 'aria-selected': this.path !== null && name === pathText(this.path),
			click: ({ target }) => { this.node = at; if (target.className === 'twist') this.turn(at); else this.pin(path); },
		}, element('span', { class: 'twist', 'aria-hidden': 'true' }, isOpenable ? (isOpen ? '▾' : '▸') : ''),
			bdi('key', level === 1 ? key : segmentText(key)));
		made.style.paddingInlineStart = `${level * 0.9 - 0.6}rem`;
		if (differs && (keysOf(one).length === 0 || keysOf(other).length === 0)) made.append(span('minus', '−'), brief(other), span('plus', '+'), brief(one));
		else made.append(brief(one ?? other));
		if (mark) made.append(bdi('was', mark.kind === 'add' ? 'new' : `was ${mark.origin ? pathText(mark.origin) : valueText(mark.old)}`));
		return made;
	}

	/** Lists the lines of the script that belong to the case, and below each what went wrong in it. */
	readScript() {
		const { item, ui } = this;
		const { scripts = [], files = [] } = item.data;
		const caused = new Set(item.actual.places);
		this.lines = scripts.flatMap(({ name, text, marks, failures }) => {
			const file = files.includes(name) ? `/${files.indexOf(name) + 1}` : '';
			const [texts, lines] = [this.texts[text].split('\n'), [{ mark: 'file', text: name }]];
			let number = 0;
			for (const [, mark, count] of marks.matchAll(/(.)(\d+)/g)) {
				const end = number + Number(count);
				if (mark === 'o') number = end;
				while (number < end) {
					const [text, place] = [texts[number], ++number + file];
					lines.push({ mark, number, text, place: caused.has(place) && place });
					for (const [line, text] of failures) if (line === number) lines.push({ mark: 'why', text });
				}
			}
			return lines;
		});
		ui.app.classList.toggle('scripted', scripts.length > 0);
		this.scriptRows.show(this.lines.length);
	}

	drawScript() {
		const { lines, item, row } = this;
		const here = item.actual.places[item.latest(row, 'actual')] ?? '';
		this.line = lines.findIndex(({ place }) => place === here);
		this.scriptRows.reveal(this.line);
	}

	scriptRow(at) {
		const { mark, number, text, place } = this.lines[at];
		return element('div', { class: `line ${mark} ${place ? 'cause' : ''}`, title: text, 'aria-selected': at === this.line, click: () => this.goToLine(at) },
			span('number', number), span('mark', { p: '✓', f: '✗', d: '≠' }[mark]), bdi('text', text));
	}

	/** Goes to the first frame that a line caused; `by` leads to the next line that caused one. */
	goToLine(at, by) {
		const { item, lines } = this;
		while (by && lines[at] && !lines[at].place) at += by;
		if (lines[at]?.place) this.go(item.rowOf(item.actual, item.actual.places.indexOf(lines[at].place)));
	}

	turn(at) {
		this.closed.set(this.nodes[at].name, this.nodes[at].isOpen);
		this.drawTree();
	}

	/** Shows the history of the value at a path; null for none. */
	pin(path) {
		this.path = path;
		this.history = path && this.item.actual.history(path);
		this.drawTree();
		this.drawPast();
		this.write();
	}

	drawPast() {
		const { item, path, ui } = this;
		if (!path) return ui.past.replaceChildren();
		const now = item.latest(this.row, 'actual');
		const earlier = this.history.filter((change) => change.index <= now);
		const entries = earlier.slice(-50).reverse().map(({ index, old, new: value, below }) => {
			const frame = item.actual.frame(index);
			return element('li', {}, this.link(frame, frame.subject || 'state'), ' ',
				span('change', bdi('path', below ? `${pathText(below)} ` : ''), bdi('old', valueText(old)), ' → ', bdi('new', valueText(value))),
				this.chain(frame));
		});
		return ui.past.replaceChildren(element('h3', {}, bdi('path', pathText(path))),
			element('p', { class: 'hint' }, `${earlier.length} so far, ${this.history.length - earlier.length} later`),
			element('ol', { reversed: '', start: earlier.length }, ...entries));
	}

	step(by) {
		let at = this.items.at(this.row);
		do at += by; while (this.items.get(at)?.[0] === this.row);
		this.jump(at);
	}

	jump(at) { if (this.items.count > 0) this.go(this.items.get(Math.min(Math.max(at, 0), this.items.count - 1))[0]); }

	/** Goes to the next change of the chosen value, difference or failure. */
	difference(by) {
		const changes = this.path && new Set(this.history.map(({ index }) => this.item.rowOf(this.item.actual, index)));
		let row = this.row + by;
		while (row >= 0 && row < this.item.count && !(changes ? changes.has(row) : this.isDifference(row))) row += by;
		const isFound = row >= 0 && row < this.item.count;
		if (isFound) this.go(row);
		return isFound;
	}

	neighbour(by) { this.select(this.shown[this.shown.indexOf(this.current) + by]); }

	play() {
		const { item, row } = this;
		if (this.timer || row + 1 >= item.count) return this.pause();
		const passed = item.frame(row + 1).time - item.frame(row).time;
		this.timer = setTimeout(() => { this.timer = null; this.go(row + 1); this.play(); }, Math.min(Math.max(passed, 120), 2000));
		this.ui.play.textContent = 'Pause';
	}

	pause() {
		clearTimeout(this.timer);
		this.timer = null;
		this.ui.play.textContent = 'Play';
	}

	press(event) {
		const { acts, ui } = this;
		const { target, key } = event;
		if (event.ctrlKey || event.metaKey || event.altKey || ui.keys.open) return;
		const leave = () => ui.frames.focus();
		const own = {
			search: () => ({ Enter: leave, Escape: leave }), cases: () => ({ ArrowDown: acts[']'], ArrowUp: acts['['] }), tree: () => this.treeActs(),
			script: () => ({ ArrowDown: () => this.goToLine(this.line + 1, 1), ArrowUp: () => this.goToLine(this.line - 1, -1) }),
		}[target.id]?.()[key];
		const act = own ?? (target === ui.search || (key === ' ' && target.localName === 'button') ? undefined : acts[key]);
		if (!act) return;
		event.preventDefault();
		act();
	}

	treeActs() {
		const { node, nodes } = this;
		const { isOpenable, isOpen, level, path } = nodes[node];
		const move = (to) => {
			this.node = Math.min(Math.max(to, 0), nodes.length - 1);
			this.treeRows.reveal(this.node);
		};
		return {
			ArrowDown: () => move(node + 1), ArrowUp: () => move(node - 1), Enter: () => this.pin(path),
			ArrowRight: () => (isOpenable && !isOpen ? this.turn(node) : move(node + 1)),
			ArrowLeft: () => (isOpen ? this.turn(node) : move(nodes.findLastIndex((other, at) => at < node && other.level < level))),
		};
	}
}

/** Folds up to six frames that repeat into their first ones, with the number of repeats. */
function folded(list, track) {
	const texts = list.map(([row]) => (track.kinds[row] !== MUTATION ? track.line(row)
		: `${track.subject(row)} ${track.changes(row).map(({ kind, path }) => kind + pathText(path))}`));
	const lines = [];
	for (let at = 0; at < list.length;) {
		let [width, count] = [1, 1];
		for (let size = 1; size <= 6; size += 1) {
			let end = at + size;
			while (end < list.length && texts[end] === texts[end - size]) end += 1;
			const repeats = Math.floor((end - at) / size);
			if ((repeats - 1) * size > Math.max((count - 1) * width, 1)) [width, count] = [size, repeats];
		}
		for (let offset = 0; offset < width; offset += 1) lines.push([list[at + offset][0], 0, count]);
		at += width * count;
	}
	return lines;
}

addEventListener('DOMContentLoaded', () => new Page(JSON.parse(document.getElementById('data').textContent)));
