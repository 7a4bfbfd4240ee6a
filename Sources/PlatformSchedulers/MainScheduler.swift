import Observables
public enum MainScheduler { public static var instance: any SchedulerType { AmbientScheduler.current! } }
