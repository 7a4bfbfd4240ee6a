// The debugger of a page of timelines. Frames are lines as in text, without repeated times and places.
'use strict';

document.documentElement.classList.add('js');

// A leaf is the text of its JSON, to show as it is spelled; an object is a Map.
const segmentText = (key) => (/^(?!-\d)[\p{L}\p{N}\p{M}_-]+$/u.test(key) ? key : JSON.stringify(key));
const pathText = (path) => (path.length === 0 ? '.' : path.map(segmentText).join('.'));
const keysOf = (value) => {
	const [keys, rank] = [Array.from(value?.keys?.() ?? [], String), value?.rank];
	return rank ? keys.sort((one, other) => (rank(one) > rank(other)) - (rank(one) < rank(other))) : keys;
};
const child = (value, key) => value?.get?.(key) ?? (Array.isArray(value) ? value[key] : undefined);
const valueAt = (value, path) => path.reduce(child, value);
const overlap = (one, other) => one.every((key, at) => at >= other.length || other[at] === key);
const quoted = /"(?:[^"\\]|\\.)*"/y;
const word = `(?:[\\p{L}\\p{N}\\p{M}_.-]|${quoted.source})+`;
// The path of a reactor in the state, a name, and the number of a call.
const subjectPattern = new RegExp(`^(?:${word}: )?(?:\\(terminated\\)|${word})?(?:#\\d+)?`, 'u');
const clipped = (text, limit) => (text.length <= limit ? text : `${text.slice(0, limit - 1)}…`);

function textOf(value) {
	if (!value?.keys) return value ?? 'absent';
	if (Array.isArray(value)) return `[${value.map(textOf).join(',')}]`;
	return `{${keysOf(value).map((key) => `${JSON.stringify(key)}:${textOf(value.get(key))}`).join(',')}}`;
}

class Reader {
	constructor(text) { Object.assign(this, { text, at: 0 }); }

	skip(part) {
		if (!this.text.startsWith(part, this.at)) return false;
		this.at += part.length;
		return true;
	}

	match(pattern) {
		pattern.lastIndex = this.at;
		const [found = null] = pattern.exec(this.text) ?? [];
		if (found !== null) this.at = pattern.lastIndex;
		return found;
	}

	segment() {
		const word = this.match(quoted);
		return word ? JSON.parse(word) : this.match(/[\p{L}\p{N}\p{M}_-]+/uy);
	}

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

	owner() {
		const start = this.at;
		const path = this.path();
		if (path?.length > 0 && this.skip(': ')) return path;
		this.at = start;
		return [];
	}

	value() {
		const first = this.text[this.at];
		if (first === '"') return this.match(quoted) ?? '';
		if (first !== '[' && first !== '{') return this.match(/[^\s,\]}]*/y);
		const value = first === '[' ? [] : new Map();
		do {
			this.at += 1;
			if (/[\]}]/.test(this.text[this.at])) break;
			if (first === '[') value.push(this.value());
			else {
				const key = JSON.parse(this.value());
				this.at += 1;
				value.set(key, this.value());
			}
		} while (this.text[this.at] === ',');
		this.at += 1;
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

/** Applies changes to a state in place. */
function apply(root, changes) {
	const lists = { __proto__: null };
	const parentOf = (path) => valueAt(root, path.slice(0, -1));
	for (const change of changes) if (change.kind !== 'replace') (lists[pathText(change.path.slice(0, -1))] ??= []).push(change);
	// Paths are those of the new state, so outer lists come before what is in them.
	for (const list of Object.values(lists).sort(([one], [other]) => one.path.length - other.path.length)) rebuild(parentOf(list[0].path), list);
	for (const { kind, path, new: value } of changes) {
		if (kind !== 'replace') continue;
		const [key, parent] = [path.at(-1), parentOf(path)];
		if (key === undefined) root = value;
		else if (parent?.set) parent.set(key, value);
		else if (Array.isArray(parent)) parent[key] = value;
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
	if (parent?.set) {
		// Members come into dictionaries, which are in the order of numbers or texts.
		if (parent.size > 0) parent.rank ??= [Number, String].find((rank) => [...parent.keys()].every((key, at, keys) => rank(key) >= rank(keys[at - 1] ?? key)));
		for (const { kind, path, new: value } of changes) if (kind === 'add') parent.set(path.at(-1), value); else parent.delete(path.at(-1));
	} else if (Array.isArray(parent)) {
		const [gone, placed] = [new Set(), new Map()];
		for (const { kind, path, origin = path, new: value } of changes) {
			if (kind !== 'add') gone.add(Number(origin.at(-1)));
			if (kind !== 'remove') placed.set(Number(path.at(-1)), kind === 'add' ? value : parent[origin.at(-1)]);
		}
		const rest = parent.filter((_, index) => !gone.has(index)).reverse();
		parent.length = rest.length + placed.size;
		for (const index of parent.keys()) parent[index] = placed.has(index) ? placed.get(index) : rest.pop();
	}
}

const kinds = [
	'* emit script', '? expectation script', '& view view', '> action actions', '<- effect actions', '= state states', '~ mutation states',
	'@ call calls', '< reply calls', 'x cancel calls', '^ pulse pulses', '-> note pulses', '! error errors',
].map((kind) => kind.split(' '));
const [EMIT, EXPECTATION, , ACTION, EFFECT, STATE, MUTATION, CALL, REPLY, CANCEL, , , ERROR] = kinds.keys();
const kindOf = new Map(kinds.map(([sigil], kind) => [sigil, { kind }]));
const opensStep = (kind) => [ACTION, EMIT, REPLY, EFFECT].includes(kind);
const timeText = (time) => `${time} ms`;
// A place is the number of its file, 0 for the script itself, times this, and the number of its line.
const fileSize = 2 ** 32;

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
		const lines = text ? text.split?.('\n') ?? text : [];
		const count = lines.length;
		Object.assign(this, { lines, count, keyframes, files, script });
		[this.starts, this.kinds, this.times, this.places] = [Uint8Array, Uint8Array, Float64Array, Float64Array].map((Type) => new Type(count));
		let [time, place] = [0, 0];
		lines.forEach((line, index) => {
			let start = 0;
			if (line[0] >= '0' && line[0] <= ':') {
				const [head, at, where, file = 0] = /^([\d.]*)(?::(\d+)(?:\/(\d+))?)?/.exec(line);
				if (at) time = Number(at);
				if (where) place = file * fileSize + Number(where);
				start = head.length;
			}
			const end = line.indexOf(' ', start);
			this.kinds[index] = kindOf.get(line.slice(start, end)).kind;
			this.starts[index] = end + 1;
			this.times[index] = time;
			this.places[index] = place;
		});
	}

	likeness(kind, subject) {
		const [word] = subject.split(' ', 1);
		return (index) => {
			if (this.kinds[index] !== kind) return false;
			const [line, start] = [this.lines[index], this.starts[index]];
			return word === '' || (line.startsWith(word, start) && !(line[start + word.length] > ' '));
		};
	}

	frame(index) { return new Frame(this, index); }

	body(index) { return this.lines[index].slice(this.starts[index]); }

	line(index) { return index < 0 ? '' : `${kinds[this.kinds[index]][0]} ${this.body(index)}`; }

	/** The line that caused the frame: `search.reel:8`; empty where it is not known. */
	place(index) {
		const [place, line] = [this.places[index], this.places[index] % fileSize];
		return line > 0 ? `${this.files[(place - line) / fileSize - 1] ?? this.script}:${line}` : '';
	}

	subject(index) { return this.kinds[index] === STATE ? '' : subjectPattern.exec(this.body(index))[0]; }

	/** The changes of a frame, with paths from the root; a state replaces the one before. */
	changes(index) {
		const [changes, reader] = [[], new Reader(this.body(index))];
		const owner = reader.owner();
		if (this.kinds[index] === STATE) return [{ kind: 'replace', path: owner, new: reader.value() }];
		if (this.kinds[index] !== MUTATION) return changes;
		reader.at = this.subject(index).length;
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

	opener(index) {
		const at = this.kinds.subarray(0, index + 1).findLastIndex(opensStep);
		return this.times[at] === this.times[index] ? at : -1;
	}

	/** The frame that led to a frame: an action, the call of a reply. */
	cause(index) {
		const kind = this.kinds[index];
		const before = (isCause) => this.kinds.subarray(0, index).findLastIndex(isCause);
		if (kind === REPLY) return before((other, at) => other === CALL && this.port(at) === this.port(index));
		if (kind !== EFFECT) return opensStep(kind) ? -1 : this.opener(index);
		const [, from] = / \(from (\S+)\)$/.exec(this.body(index)) ?? [];
		return before((other, at) => (other === ACTION || other === EFFECT) && this.subject(at) === from);
	}

	answer(index) {
		return this.kinds.findIndex((kind, at) => at > index && (kind === REPLY || kind === CANCEL) && this.port(at) === this.port(index));
	}

	causes(index) {
		const chain = [];
		for (let at = this.cause(index); at >= 0 && chain.length < 20; at = this.cause(at)) chain.push(at);
		return chain;
	}

	port(index) { return /^.*?#\d+/.exec(this.body(index))?.[0]; }

	/** The changes of the value at a path, the first one included. */
	history(path) {
		const found = [];
		for (let index = 0; index < this.count; index += 1) {
			let isOnWay = false;
			for (const { kind, path: at, old, new: value } of this.news(index)) {
				if (at.length <= path.length) isOnWay ||= overlap(kind === 'replace' ? at : at.slice(0, -1), path);
				else if (overlap(at, path)) found.push({ index, old, new: value, below: at });
			}
			// Another row may be there now.
			const [old, value] = isOnWay ? [index - 1, index].map((at) => textOf(valueAt(this.state(at), path))) : [];
			if (old !== value) found.push({ index, old, new: value });
		}
		return found;
	}

	nameOf(index) {
		const { kind, time, subject, word } = this.frame(index);
		const isLike = this.likeness(kind, subject);
		let count = 1;
		for (let at = index - 1; this.times[at] === time; at -= 1) if (isLike(at)) count += 1;
		return `${time}ms:${word}:${subject}${count === 1 ? '' : `:${count}`}`;
	}

	/** The frame with a name of another run, or the last one before its time. */
	indexOf(name) {
		const [, time, word, subject, wanted = 1] = /^([\d.]+)ms:(\w+):(.*?)(?::(\d+))?$/.exec(name) ?? [0, 0, '', ''];
		const isLike = this.likeness(kinds.findIndex((kind) => kind[1] === word), subject);
		let [at, left] = [0, wanted];
		for (; this.times[at] <= time; at += 1) if (this.times[at] === Number(time) && isLike(at) && --left === 0) return at;
		return Math.max(at - 1, 0);
	}
}

const unfold = (runs) => runs.replace(/(.)(\d+)/g, (_, letter, count) => letter.repeat(count));

const relations = Object.fromEntries([
	's same', 'i ignored', 'c changed ≠', 'r retimed ⇄', 'z reshaped ≠', 'm missing −', 'p surplus +', 'e echo ·', 'f echo ·', 'g echo ·',
].map((text) => {
	const [letter, name, mark = ''] = text.split(' ');
	return [letter, { name, mark, isCause: 'crzmp'.includes(letter), actual: -1, golden: -1 }];
}));

class Case {
	constructor(data) {
		Object.assign(this, { data, actual: new Track(data.frames, data) });
		if (!data.rows) return;
		const [changed, lines] = [new Track(data.golden), []];
		let [actual, golden, latest] = [0, 0];
		this.rows = [...unfold(data.rows)].map((letter) => {
			const row = { ...relations[letter] };
			if (!'mf'.includes(letter)) row.actual = actual++;
			if ('pg'.includes(letter)) return row;
			const [track, index] = letter === 's' ? [this.actual, row.actual] : [changed, golden++];
			const time = track.times[index];
			row.golden = lines.push(`${time === latest ? '' : time}${track.line(index)}`) - 1;
			latest = time;
			return row;
		});
		this.golden = new Track(lines, { keyframes: data.goldenKeyframes });
	}

	get count() { return (this.rows ?? this.actual.lines).length; }

	sides(row) { return this.rows?.[row] ?? { name: 'same', actual: row, golden: -1 }; }

	frames(row) {
		const { actual, golden } = this.sides(row);
		return [golden >= 0 && this.golden.frame(golden), actual >= 0 && this.actual.frame(actual)];
	}

	place(row) {
		const { actual, golden } = this.sides(row);
		return actual >= 0 ? [this.actual, actual] : [this.golden, golden];
	}

	frame(row) { return new Frame(...this.place(row)); }

	latest(row, side) {
		while (row >= 0 && this.sides(row)[side] < 0) row -= 1;
		return this.sides(row)[side];
	}

	rowOf(track, index) {
		const side = track === this.actual ? 'actual' : 'golden';
		return this.rows?.findIndex((row) => row[side] === index) ?? index;
	}

	nameOf(row) {
		const [track, index] = this.place(row);
		return (track === this.actual ? '' : '-') + track.nameOf(index);
	}

	rowNamed(name) {
		const track = name.startsWith('-') && this.golden ? this.golden : this.actual;
		return Math.max(this.rowOf(track, track.indexOf(name.replace(/^-/, ''))), 0);
	}
}

/** Creates an element; text never becomes markup. */
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
const arrows = { ArrowDown: 'j', ArrowRight: 'j', ArrowUp: 'k', ArrowLeft: 'k' };
const termPattern = new RegExp(`\\b(action|kind|path):((?:${quoted.source}|[^\\s"])*)`, 'g');

/** A list of which only the rows in sight are in the document. */
class Rows {
	constructor(box, make) {
		Object.assign(this, { box, make, role: box.role === 'tree' ? 'treeitem' : 'option', count: 0, space: box.firstChild, window: box.firstChild.firstChild });
		box.addEventListener('scroll', () => this.draw(), { passive: true });
		new ResizeObserver(() => this.draw()).observe(box);
	}

	get height() { return 1.5 * parseFloat(getComputedStyle(document.documentElement).fontSize); }

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
		box.setAttribute('aria-activedescendant', index < 0 ? '' : `${box.id}-${index}`);
	}
}

class Page {
	constructor(data) {
		Object.assign(this, { ...data, shown: [...data.cases.keys()], path: null, node: 0, closed: new Map(), query: '' });
		const parts = document.getElementById('debugger').content;
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
			Home: () => this.jump(0), End: () => this.jump(Infinity), '/': () => { ui.search.focus(); ui.search.select(); }, t: () => ui.tree.focus(),
			PageDown: () => this.step(20), PageUp: () => this.step(-20), '[': () => this.neighbour(-1), ']': () => this.neighbour(1),
			c: () => this.toggle('c'), s: () => this.toggle('s'), ' ': () => this.play(), '?': () => ui.keys.showModal(),
			Escape: () => (this.path ? this.pin(null) : this.filter('')),
		};
		for (const button of parts.querySelectorAll('[data-key]')) button.onclick = this.acts[button.dataset.key];
		for (const button of ui.kinds.children) button.onclick = () => this.toggle(button.name);
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

	follow() {
		const [name, frame, path] = location.hash.slice(1).split('/').map((part) => {
			try { return decodeURIComponent(part); } catch { return part; }
		});
		const index = this.cases.findIndex((one) => one.name === name);
		this.select(Math.max(index, 0), frame);
		if (path) this.pin(new Reader(path).path());
	}

	select(index, frame) {
		const [one, { ui }] = [this.cases[index], this];
		if (!one) return;
		this.pause();
		if (this.current !== index) {
			const item = one.opened ??= new Case(one);
			Object.assign(this, { current: index, item, path: null, row: 0 });
			ui.app.classList.toggle('compared', item.rows !== undefined);
			const { message = '', details = [], command } = one;
			ui.message.replaceChildren([message, ...details].join('\n'), command ? element('code', {}, command) : '');
			ui.chart.ariaValueMax = item.count;
			this.readScript();
			this.survey();
			this.choose();
			this.drawChart();
		}
		this.row = frame ? this.item.rowNamed(frame) : -1;
		if (frame || !this.difference(1)) this.go(Math.max(this.row, 0));
		this.caseRows.reveal(this.shown.indexOf(index));
	}

	go(row) {
		const { item, ui } = this;
		this.row = row;
		this.write();
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
	}

	write() {
		const { item, path } = this;
		const parts = [item.data.name, item.count > 0 && item.nameOf(this.row), path].filter(Boolean);
		try { history.replaceState(null, '', `#${parts.map((part) => encodeURIComponent(part).replace(/%3A/g, ':')).join('/')}`); } catch { /* None in a sandbox. */ }
	}

	/** Lists the rows that the filter leaves as `[row, side, repeats]`: both sides, 1 the golden, 2 the run. */
	choose() {
		const { item, ui } = this;
		const [test, stacks] = [this.test(), item.rows && (this.isOn('s') || ui.frames.clientWidth < 560)];
		this.items = { count: item.count, get: (at) => [at, 0, 1], at: (row) => row };
		ui.found.textContent = '';
		if (test || stacks || this.isOn('c')) {
			let list = [];
			for (let row = 0; row < item.count; row += 1) {
				if (test && !test(item.frame(row))) continue;
				const { name, actual, golden } = item.sides(row);
				if (!stacks || name === 'same') list.push([row, 0, 1]);
				else [golden, actual].forEach((index, side) => index < 0 || list.push([row, side + 1, 1]));
			}
			if (test) ui.found.textContent = `${list.length} of ${item.count}`;
			if (this.isOn('c') && !item.rows) list = folded(list, item.actual);
			this.items = { count: list.length, get: (at) => list[at], at: (row) => list.findLastIndex(([other]) => other <= row) };
		}
		this.frameRows.show(this.items.count);
	}

	/** The condition of the filter; null if every frame is listed. */
	test() {
		const { query, lanes } = this;
		const shown = lanes.filter((lane) => this.isOn(lane));
		if (query === '' && shown.length === lanes.length) return null;
		const tests = [({ lane }) => shown.includes(lane)];
		const has = (track, index, text) => track.line(index).toLowerCase().includes(text);
		const rest = query.replace(termPattern, (_, key, text) => {
			const [needle, path] = [text.toLowerCase(), new Reader(text).path() ?? []];
			tests.push({
				action: ({ track, index }) => has(track, track.opener(index), needle),
				kind: ({ word, sigil }) => word.startsWith(needle) || sigil === needle,
				path: ({ kind, changes }) => kind === MUTATION && changes.some((change) => overlap(change.path, path)),
			}[key]);
			return '';
		}).trim().toLowerCase();
		if (rest) tests.push(({ track, index }) => has(track, index, rest));
		return (frame) => tests.every((test) => test(frame));
	}

	relist() {
		this.choose();
		this.jump(this.items.at(this.row));
	}

	filter(query) {
		this.query = this.ui.search.value = query;
		const needle = query.replace(termPattern, '').trim().toLowerCase();
		this.shown = [...this.cases.keys()].filter((index) => {
			const { name, frames } = this.cases[index];
			return index === this.current || `${name}\n${frames}`.toLowerCase().includes(needle);
		});
		this.caseRows.show(this.shown.length);
		this.relist();
	}

	button(name) { return this.ui.app.querySelector(`[name="${name}"]`); }
	isOn(name) { return this.button(name).ariaPressed === 'true'; }

	toggle(name) {
		this.button(name).ariaPressed = !this.isOn(name);
		this.relist();
	}

	/** Counts the frames of each lane, and places rows on the axis, with room for passing time. */
	survey() {
		const { item, ui } = this;
		const [counts, buttons] = [{}, [...ui.kinds.children]];
		this.places = new Float64Array(item.count + 1);
		let [place, latest] = [0.5, 0];
		for (let row = 0; row < item.count; row += 1, place += 1) {
			const [track, index] = item.place(row);
			const [time, lane] = [track.times[index], kinds[track.kinds[index]][2]];
			counts[lane] = (counts[lane] ?? 0) + 1;
			if (time > latest) place += 1 + Math.log10(1 + time - latest);
			latest = Math.max(time, latest);
			this.places[row] = place;
		}
		this.places[item.count] = place;
		for (const button of buttons) [button.hidden, button.lastChild.textContent] = [!counts[button.name], counts[button.name]];
		this.lanes = buttons.map(({ name }) => name).filter((lane) => counts[lane]);
	}

	caseRow(index) {
		const { name, failed, outcome } = this.cases[index];
		return element('div', { class: `case ${failed ? 'failed' : ''}`, 'aria-selected': index === this.current, click: () => this.select(index) },
			span('mark', failed ? '✗' : outcome ? '✓' : ''), element('span', { class: 'name', title: name }, bdi('', name)));
	}

	frameRow(row, side, repeats) {
		const { item } = this;
		const { name, mark } = item.sides(row);
		const [isCurrent, [one, other]] = [row === this.row, item.frames(row)];
		const made = element('div', {
			class: `frame ${name}`, 'aria-selected': isCurrent, 'aria-current': (isCurrent && (side !== 2 || !one)) || undefined, click: () => this.go(row),
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

	words({ kind, subject, body, changes }, others) {
		if (kind !== MUTATION) return [bdi('subject', subject), bdi('rest', clipped(body.slice(subject.length).trimStart(), 600))];
		const known = others && new Set(others.map(({ text }) => text));
		const shown = changes.map((change) => [change, known && !known.has(change.text)]);
		shown.sort(([, one], [, other]) => other - one);
		return [bdi('subject', subject), ...shown.slice(0, 4).map(([change, isOwn]) => this.change(change, isOwn)),
			changes.length > 4 && span('more', `and ${changes.length - 4} more`)];
	}

	change({ kind, path, origin, old, new: value }, isOwn) {
		const [from, to] = kind === 'move' ? ['moves to', bdi('path', pathText(path))] : [bdi('old', valueText(old)), bdi('new', valueText(value))];
		return span(isOwn ? 'change own' : 'change', { add: span('plus', '+'), remove: span('minus', '−') }[kind], bdi('path', pathText(origin ?? path)),
			' ', kind !== 'add' && from, { replace: ' → ', move: ' ' }[kind], kind !== 'remove' && to);
	}

	drawChart() {
		const { item, lanes, places, ui } = this;
		const [width, lane, top, drawn, calls] = [ui.chart.clientWidth, this.frameRows.height, 16, {}, new Map()];
		if (!item || width === 0) return;
		Object.assign(this, { width, unit: (width - 70) / places[item.count] }); // room for the last label
		const height = top + lanes.length * lane + 6;
		ui.lanes.style.height = `${height}px`;
		[ui.lanes.width, ui.lanes.height] = [width * devicePixelRatio, height * devicePixelRatio];
		const [pen, style] = [ui.lanes.getContext('2d'), getComputedStyle(ui.app)];
		pen.scale(devicePixelRatio, devicePixelRatio);
		pen.font = `11px ${style.fontFamily}`;
		const ink = (colour) => Object.assign(pen, { fillStyle: style.getPropertyValue(`--${colour}`) });
		const inset = this.unit < 4 ? 9 : 5;
		let [labelEnd, time] = [-1, -1];
		for (let row = 0; row < item.count; row += 1) {
			const [track, index] = item.place(row);
			const [kind, x] = [track.kinds[index], Math.round(places[row] * this.unit)];
			const name = kinds[kind][2];
			const y = top + lanes.indexOf(name) * lane;
			if (track.times[index] !== time && x > labelEnd) {
				time = track.times[index];
				ink('line').fillRect(x, 12, 1, height - 18);
				ink('quiet').fillText(timeText(time), x + 8, 11);
				labelEnd = x + 16 + pen.measureText(timeText(time)).width;
			}
			if (kind === CALL) calls.set(track.port(index), x);
			const start = kind === REPLY || kind === CANCEL ? calls.get(track.port(index)) : x;
			if (start < x) ink('calls-soft').fillRect(start + 4, y + 10, x - start - 4, lane - 20);
			if (item.rows?.[row].isCause) ink('errors').fillRect(x, height - 5, 4, 4);
			if (drawn[name] !== x) ink(name).fillRect(x, y + inset, 4, lane - 2 * inset);
			drawn[name] = x;
		}
		this.moveCursor();
	}

	moveCursor() { this.ui.cursor.style.transform = `translateX(${this.places[this.row] * this.unit + 2}px)`; }

	scrub(event) {
		const place = (event.clientX - this.ui.chart.getBoundingClientRect().left) / this.unit;
		this.jump(this.items.at(this.places.findLastIndex((other) => other <= place)));
	}

	stamp({ time, sigil }) { return [span('at', timeText(time)), ' ', span('sigil', sigil), ' ']; }

	link(frame, text) {
		const { track, index, lane } = frame;
		return element('button', { class: `link lane-${lane}`, click: () => this.go(this.item.rowOf(track, index)) },
			...this.stamp(frame), bdi('subject', clipped(text, 60)));
	}

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
		const { track, index, kind } = actual || golden;
		const answer = kind === CALL ? track.answer(index) : -1;
		this.ui.detail.replaceChildren(...[!isLone && show('golden', golden), show('actual', actual), this.chain(track.frame(index)),
			answer >= 0 && element('p', { class: 'because answer' }, this.link(track.frame(answer), track.body(answer)))].filter(Boolean));
	}

	drawTree() {
		const { item, row, path: chosen } = this;
		const [index, golden] = [item.latest(row, 'actual'), item.latest(row, 'golden')];
		const changes = item.sides(row).actual > 0 ? item.actual.news(index) : [];
		const [marks, nodes] = [new Map(changes.map((change) => [pathText(change.path), change])), []];
		const add = (path, key, one, other) => {
			const [name, level, all] = [pathText(path), path.length + 1, new Set([...keysOf(one), ...keysOf(other)])];
			const isOpen = all.size > 0 && !(this.closed.get(name) ?? (level > 3 || (Array.isArray(one ?? other) && all.size > 100)));
			const differs = item.rows && textOf(one) !== textOf(other);
			nodes.push({ path, name, key, one, other, level, isOpenable: all.size > 0, isOpen, differs, mark: marks.get(name) });
			if (isOpen) for (const key of all) add([...path, key], key, child(one, key), child(other, key));
		};
		add([], item.data.reactor, index < 0 ? undefined : item.actual.state(index), golden < 0 ? undefined : item.golden.state(golden));
		this.nodes = nodes;
		this.treeRows.show(nodes.length);
		const found = [nodes.findIndex(({ name }) => name === chosen), nodes.findIndex(({ mark }) => mark)].find((at) => at >= 0);
		this.node = found ?? Math.min(this.node, nodes.length - 1);
		this.treeRows.reveal(this.node);
	}

	treeRow(at) {
		const { path, name, key, one, other, level, isOpenable, isOpen, mark, differs } = this.nodes[at];
		const brief = (value) => {
			if (value === undefined) return bdi('none', 'absent');
			if (!value.keys) return bdi('leaf', clipped(value, 300));
			return span('brief', Array.isArray(value) ? `[${value.length}]` : isOpen ? '' : `{${value.size}}`);
		};
		const sides = differs && (keysOf(one).length === 0 || keysOf(other).length === 0)
			? [span('minus', '−'), brief(other), span('plus', '+'), brief(one)] : [brief(one ?? other)];
		return element('div', {
			class: `node ${mark ? 'changed' : ''} ${differs ? 'differs' : ''} ${at === this.node ? 'active' : ''}`, style: `padding-inline-start: ${level * 0.9 - 0.3}rem`,
			'aria-level': level, 'aria-expanded': isOpenable ? isOpen : undefined, 'aria-selected': name === this.path,
			click: ({ target }) => { this.node = at; if (target.className === 'twist') this.turn(at); else this.pin(path); },
		}, element('span', { class: 'twist', 'aria-hidden': 'true' }, isOpenable ? (isOpen ? '▾' : '▸') : ''), bdi('key', level === 1 ? key : segmentText(key)),
			...sides, mark && bdi('was', mark.kind === 'add' ? 'new' : `was ${mark.origin ? pathText(mark.origin) : valueText(mark.old)}`));
	}

	/** Lists the lines of the case as their places in its script, and what went wrong below each. */
	readScript() {
		const { item, ui, texts } = this;
		const { scripts = [], files = [] } = item.data;
		Object.assign(this, { lines: [], sources: [], firsts: new Map() });
		item.actual.places.forEach((place, index) => this.firsts.has(place) || this.firsts.set(place, index));
		for (const { name, text, marks, failures } of scripts) {
			const file = files.indexOf(name) + 1;
			const letters = unfold(marks);
			this.sources[file] = { letters, texts: texts[text].split('\n') };
			this.lines.push({ mark: 'file', text: name });
			for (let number = 1; number <= letters.length; number += 1) {
				const mark = letters[number - 1];
				if (mark !== 'o') this.lines.push(file * fileSize + number);
				if (mark === 'f') for (const [line, text] of failures) if (line === number) this.lines.push({ mark: 'why', text });
			}
		}
		ui.app.classList.toggle('scripted', scripts.length > 0);
		this.scriptRows.show(this.lines.length);
	}

	drawScript() {
		const { lines, item, row } = this;
		this.line = lines.indexOf(item.actual.places[item.latest(row, 'actual')]);
		this.scriptRows.reveal(this.line);
	}

	scriptRow(at) {
		const place = this.lines[at];
		const number = place % fileSize;
		const { letters, texts } = this.sources[(place - number) / fileSize] ?? {};
		const { mark, text } = texts ? { mark: letters[number - 1], text: texts[number - 1] } : place;
		return element('div', { class: `line ${mark} ${this.firsts.has(place) ? 'cause' : ''}`, title: text, 'aria-selected': at === this.line, click: () => this.goToLine(at) },
			span('number', number || ''), span('mark', { p: '✓', f: '✗', d: '≠' }[mark]), bdi('text', text));
	}

	/** Goes to the first frame that a line caused; `by` leads to the next line that caused one. */
	goToLine(at, by) {
		const { item, lines, firsts } = this;
		while (by && at in lines && !firsts.has(lines[at])) at += by;
		if (firsts.has(lines[at])) this.go(item.rowOf(item.actual, firsts.get(lines[at])));
	}

	turn(at) {
		this.closed.set(this.nodes[at].name, this.nodes[at].isOpen);
		this.drawTree();
	}

	pin(path) {
		this.path = path && pathText(path);
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
		const list = element('ol', {});
		// The latest changes, as far as there is room, and the first one.
		for (let at = earlier.length - 1; at >= 0; at = at > 0 && list.getElementsByTagName('*').length > 600 ? 0 : at - 1) {
			const { index, old, new: value, below } = earlier[at];
			const frame = item.actual.frame(index);
			list.append(element('li', { value: at + 1 }, this.link(frame, frame.subject || 'state'), ' ',
				span('change', below && bdi('path', `${pathText(below)} `), bdi('old', valueText(old)), ' → ', bdi('new', valueText(value))), this.chain(frame)));
		}
		ui.past.replaceChildren(element('h3', {}, bdi('path', path)),
			element('p', { class: 'hint' }, `${earlier.length} so far, ${this.history.length - earlier.length} later`), list);
	}

	step(by) {
		let at = this.items.at(this.row);
		do at += by; while (this.items.get(at)?.[0] === this.row);
		this.jump(at);
	}

	jump(at) {
		const { count, get } = this.items;
		this.go(count > 0 ? get(Math.min(Math.max(at, 0), count - 1))[0] : this.row);
	}

	/** Goes to the next change of the chosen value, difference or failure. */
	difference(by) {
		const { item, path, history } = this;
		const changes = path && new Set(history.map(({ index }) => item.rowOf(item.actual, index)));
		const differs = item.rows ? (row) => item.sides(row).isCause : (row) => [EXPECTATION, ERROR].includes(item.actual.kinds[row]);
		for (let row = this.row + by; row >= 0 && row < item.count; row += by) {
			if (changes ? changes.has(row) : differs(row)) {
				this.go(row);
				return true;
			}
		}
		return false;
	}

	neighbour(by) { this.select(this.shown[this.shown.indexOf(this.current) + by]); }

	play() {
		const { item, row } = this;
		if (this.timer || row + 1 >= item.count) return this.pause();
		const wait = Math.min(Math.max(item.frame(row + 1).time - item.frame(row).time, 120), 2000);
		this.timer = setTimeout(() => { this.timer = 0; this.go(row + 1); this.play(); }, wait);
		this.ui.play.textContent = 'Pause';
	}

	pause() {
		this.timer = clearTimeout(this.timer);
		this.ui.play.textContent = 'Play';
	}

	press(event) {
		const { acts, ui } = this;
		const { target, key } = event;
		if (event.ctrlKey || event.metaKey || event.altKey || ui.keys.open || (/past|detail|appendix/.test(target.id) && /^(Arrow|Page)/.test(key))) return;
		const leave = () => ui.frames.focus();
		const own = {
			search: { Enter: leave, Escape: leave }, cases: { ArrowDown: acts[']'], ArrowUp: acts['['] }, tree: this.nodes?.[this.node] && this.treeActs(),
			script: { ArrowDown: () => this.goToLine(this.line + 1, 1), ArrowUp: () => this.goToLine(this.line - 1, -1) },
		}[target.id]?.[key];
		const act = own ?? (target === ui.search || (key === ' ' && target.localName === 'button') ? undefined : acts[arrows[key] ?? key]);
		if (!act) return;
		event.preventDefault();
		act();
	}

	treeActs() {
		const { node, nodes } = this;
		const { isOpenable, isOpen, level, path } = nodes[node];
		const move = (to) => this.treeRows.reveal(this.node = Math.min(Math.max(to, 0), nodes.length - 1));
		return {
			ArrowDown: () => move(node + 1), ArrowUp: () => move(node - 1), Enter: () => this.pin(path),
			ArrowRight: () => (isOpenable && !isOpen ? this.turn(node) : move(node + 1)),
			ArrowLeft: () => (isOpen ? this.turn(node) : move(nodes.findLastIndex((other, at) => at < node && other.level < level))),
		};
	}
}

/** Folds up to six frames that repeat into the first ones, with their number. */
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
