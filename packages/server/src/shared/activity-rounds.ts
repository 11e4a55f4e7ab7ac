const hourMs = 3_600_000;

/** Period of an activity; null is unbounded. */
export interface ActivityTimes {
  /** Hours of one round. */
  readonly roundHours: number;
  readonly beginsAt: Date | null;
  readonly endsAt: Date | null;
}

/** End of the current round; rounds follow each other without a gap, counted from the epoch. */
export const roundEnd = (now: Date, hours: number): Date =>
  new Date((Math.floor(now.getTime() / (hours * hourMs)) + 1) * hours * hourMs);

/**
 * End of an activity's current round, limited by the activity's end; null before it begins and after it ends.
 */
export const currentRoundEnd = (now: Date, { roundHours, beginsAt, endsAt }: ActivityTimes): Date | null => {
  if ((beginsAt !== null && now < beginsAt) || (endsAt !== null && now >= endsAt)) return null;
  const end = roundEnd(now, roundHours);
  return endsAt !== null && endsAt < end ? endsAt : end;
};
