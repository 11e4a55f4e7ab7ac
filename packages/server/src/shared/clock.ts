/** Source of the current time, so that a test can advance it by 30 minutes. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
