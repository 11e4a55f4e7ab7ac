interface Grouped {
  group?: string;
}

interface Run<Option> {
  group: string | undefined;
  /** Index of its first option in the whole list. */
  start: number;
  members: Option[];
}

/** Splits options into runs of the same group. */
export function runsOfGroups<Option extends Grouped>(options: readonly Option[]): Run<Option>[] {
  const runs: Run<Option>[] = [];
  options.forEach((option, start) => {
    const last = runs.at(-1);
    if (last && last.group === option.group) last.members.push(option);
    else runs.push({ group: option.group, start, members: [option] });
  });
  return runs;
}
