/**
 * Checks commit subjects: `node scripts/checks/commits.ts RANGE`, such as `main..HEAD`. Conventional Commits with at most
 * 72 characters; the types are those of CONTRIBUTING.md, the words those of `config/plain-english.tsv`.
 */
import { execFileSync } from "node:child_process";
import { findViolations, readWordList } from "./plain-english/word-list.ts";

const [range] = process.argv.slice(2);
if (!range) {
  console.error("error: no range of commits; use: node scripts/checks/commits.ts main..HEAD");
  process.exit(1);
}
const conventional =
  /^(?:feat|fix|refactor|perf|test|docs|build|ci|chore|revert)(?:\([\w/.-]+\))?!?: \S.{2,}$/;
const maxLength = 72;

const subjects = execFileSync("git", ["log", "--no-merges", "--format=%s", range], { encoding: "utf8" })
  .split("\n")
  .filter(Boolean);
const rules = readWordList();
const problemsOf = (subject: string): string[] => [
  ...(conventional.test(subject) ? [] : ['use "type(scope): summary"']),
  ...(subject.length > maxLength ? [`${subject.length} characters; use at most ${maxLength}`] : []),
  ...findViolations(subject, "m", rules).map(({ found, advice }) => `"${found}"; write: ${advice}`),
];
const wrong = subjects.filter((subject) => {
  const problems = problemsOf(subject);
  for (const problem of problems) console.error(`error: "${subject}": ${problem}`);
  return problems.length > 0;
});
console.log(`${subjects.length} commit subjects, ${wrong.length} wrong`);
process.exitCode = wrong.length > 0 ? 1 : 0;
