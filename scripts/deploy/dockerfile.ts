/** One instruction of a Dockerfile. */
export interface Instruction {
  readonly name: string;
  readonly args: string;
}

export interface Stage {
  readonly name: string;
  readonly base: string;
  readonly instructions: readonly Instruction[];
}

/** Parses the stages of a Dockerfile; comments are dropped and continued lines joined. */
export const parseDockerfile = (text: string): Stage[] => {
  const lines = text
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .join("\n")
    .replaceAll(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const stages: { name: string; base: string; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [, name = "", args = ""] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (name === "FROM") {
      const [base = "", , stage = ""] = args.split(/\s+/);
      stages.push({ name: stage, base, instructions: [] });
    } else {
      const stage = stages.at(-1);
      if (!stage || name === "") throw new Error(`unexpected line in the Dockerfile: ${line}`);
      stage.instructions.push({ name, args });
    }
  }
  return stages;
};

/** Problems of a Dockerfile that a linter would report for our rules. */
export const lintDockerfile = (stages: readonly Stage[]): string[] => {
  const final = stages.at(-1);
  const names = (final?.instructions ?? []).map(({ name }) => name);
  return [
    ...stages.flatMap(({ base }) => (/:\d+\.\d+\.\d+/.test(base) ? [] : [`${base} has no exact version`])),
    ...stages.flatMap(({ instructions }) =>
      instructions.flatMap(({ name, args }) => (name === "ADD" ? [`ADD ${args}: use COPY`] : [])),
    ),
    ...(final?.instructions.some(({ name, args }) => name === "USER" && args !== "root")
      ? []
      : ["the image runs as root"]),
    ...["HEALTHCHECK", "CMD"].flatMap((name) => (names.includes(name) ? [] : [`${name} is missing`])),
    ...(final?.instructions.some(({ name, args }) => name === "CMD" && !args.startsWith("["))
      ? ["CMD runs a shell, which doesn't forward SIGTERM"]
      : []),
  ];
};
