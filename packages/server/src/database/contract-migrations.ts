import type { MigrationMeta } from "drizzle-orm/migrator";

/**
 * A migration that breaks the previous release, because it removes or restricts something that the
 * release uses. Its file starts with the comment `-- contract`.
 */
export const isContract = ({ sql: [first = ""] }: Pick<MigrationMeta, "sql">): boolean =>
  /^\s*-- contract\b/i.test(first);

/**
 * The reason why pending migrations may not be applied yet: processes of a version that a contract migration
 * would break are connected. Null if there is none.
 * @param versions connected versions, as the time of their newest migration
 */
export const contractProblem = (
  pending: readonly Pick<MigrationMeta, "sql" | "folderMillis">[],
  versions: readonly number[],
): string | null => {
  const newest = Math.max(...pending.filter(isContract).map(({ folderMillis }) => folderMillis));
  return versions.some((version) => version < newest)
    ? "A pending migration removes what an older version of the shop uses, and processes of that version are connected to this database: stop them, then migrate."
    : null;
};

/** Statements that break the previous release, which still uses the removed or unrestricted schema. */
const contracts: readonly RegExp[] = [
  /\bDROP\s+(TABLE|COLUMN|TYPE|VIEW|FUNCTION|SCHEMA)\b/i,
  /\bRENAME\s+(TO|COLUMN|CONSTRAINT)\b/i,
  /\bALTER\s+COLUMN\s+\S+\s+(SET\s+NOT\s+NULL|SET\s+DATA\s+TYPE|TYPE|DROP\s+DEFAULT)\b/i,
  /\bADD\s+COLUMN\b(?!.*\bDEFAULT\b).*\bNOT\s+NULL\b/i,
  /\bADD\s+CONSTRAINT\b/i,
  /\bCREATE\s+UNIQUE\s+INDEX\b/i,
];

/** Statements of a migration that break the previous release, except for those about tables that it creates. */
export const contractStatements = ({ sql }: Pick<MigrationMeta, "sql">): string[] => {
  const created = sql.flatMap((text) => /CREATE\s+TABLE\s+"?(\w+)"?/i.exec(text)?.[1] ?? []);
  return sql.filter((text) => {
    const table = /(?:ALTER\s+TABLE|\bON)\s+"?(\w+)"?/i.exec(text)?.[1];
    const isNew = table !== undefined && created.includes(table);
    return !isNew && contracts.some((pattern) => pattern.test(text));
  });
};
