/**
 * Checks that every component of the design system is complete and that its metadata matches its code: `pnpm
 * components`, optionally with the names of components.
 */
import { componentProblems } from "../../packages/design-system/scripts/component-problems.ts";
import { componentFolders } from "../../packages/design-system/scripts/component-folders.ts";

const wanted = process.argv.slice(2);
const chosen = componentFolders().filter(({ name }) => wanted.length === 0 || wanted.includes(name));

let incomplete = 0;
for (const component of chosen) {
  const problems = await componentProblems(component);
  if (problems.length === 0) continue;
  incomplete += 1;
  console.error(`${component.name}: ${problems.join("; ")}`);
}
console.log(`${chosen.length - incomplete} of ${chosen.length} components are complete`);
process.exitCode = incomplete > 0 || chosen.length === 0 ? 1 : 0;
