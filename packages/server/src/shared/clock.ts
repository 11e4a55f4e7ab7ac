/** Where the time comes from, so that a test can let 30 minutes pass. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
