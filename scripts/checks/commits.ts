/**
 * Checks commit subjects: `node scripts/checks/commits.ts RANGE`, such as `main..HEAD`. Conventional Commits with at most
 * 72 characters; the types are those of CONTRIBUTING.md.
 */
import { execFileSync } from "node:child_process";

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
const wrong = subjects.filter((subject) => !conventional.test(subject) || subject.length > maxLength);
for (const subject of wrong)
  console.error(`error: "${subject}" (${subject.length} characters); use "type(scope): summary"`);
console.log(`${subjects.length} commit subjects, ${wrong.length} wrong`);
process.exitCode = wrong.length > 0 ? 1 : 0;
