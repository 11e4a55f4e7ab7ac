const hourMs = 3_600_000;

/** When an activity runs, as its row has it; without a bound it has begun already, or goes on. */
export interface ActivityTimes {
  /** Hours of one round. */
  readonly roundHours: number;
  readonly beginsAt: Date | null;
  readonly endsAt: Date | null;
}

/** End of the round that runs at a time: rounds follow one another without a gap, counted from the epoch. */
export const roundEnd = (now: Date, hours: number): Date =>
  new Date((Math.floor(now.getTime() / (hours * hourMs)) + 1) * hours * hourMs);

/** The end of an activity's present round, the last of which ends with it; null before it begins and after its end. */
export const presentRoundEnd = (now: Date, { roundHours, beginsAt, endsAt }: ActivityTimes): Date | null => {
  if ((beginsAt !== null && now < beginsAt) || (endsAt !== null && now >= endsAt)) return null;
  const end = roundEnd(now, roundHours);
  return endsAt !== null && endsAt < end ? endsAt : end;
};
