interface Advisory {
  readonly severity: string;
  readonly module_name: string;
  readonly title: string;
  readonly url: string;
}

export interface AuditReport {
  /** One line per vulnerability of level high or critical. */
  readonly serious: readonly string[];
  /** Number of vulnerabilities of lower levels. */
  readonly others: number;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const isReport = (
  value: unknown,
): value is { readonly advisories: Readonly<Record<string, Advisory>>; readonly metadata: object } =>
  typeof value === "object" && value !== null && "advisories" in value && "metadata" in value;

/** Reads the output of `pnpm audit --json`. @returns null for anything but a report, such as an error of the registry */
export const readAudit = (text: string): AuditReport | null => {
  const value = parse(text);
  if (!isReport(value)) return null;
  const all = Object.values(value.advisories);
  const serious = all.filter(({ severity }) => severity === "high" || severity === "critical");
  return {
    serious: serious.map(
      ({ severity, module_name, title, url }) => `${severity}: ${module_name}: ${title} (${url})`,
    ),
    others: all.length - serious.length,
  };
};

/** Why `pnpm audit --json` returned no report: the message of its error, or the first line of its output. */
export const auditFailure = (stdout: string, stderr: string): string => {
  const value = parse(stdout) as { readonly error?: { readonly message?: string } } | null;
  const message = value?.error?.message ?? `${stdout}\n${stderr}`.trim().split("\n")[0] ?? "";
  return message.trim().slice(0, 200) || "no output";
};
