// `node scripts/checks/audit.ts`: vulnerabilities of the shipped dependencies. Exits with 0 if none is of level high or above, with
// 1 if there are some, and with 2 if the registry didn't answer, so that an unchecked build never looks like a clean one.
import { spawnSync } from "node:child_process";
import { auditFailure, readAudit } from "./audit-report.ts";

const { stdout, stderr } = spawnSync("pnpm", ["audit", "--prod", "--json"], {
  encoding: "utf8",
  maxBuffer: 64e6,
  shell: process.platform === "win32",
});
const report = readAudit(stdout);
if (report === null) {
  const reason = auditFailure(stdout, stderr);
  console.error(
    `error: the dependencies were not checked: the registry returned no report (${reason}); use a registry with an audit endpoint`,
  );
  process.exitCode = 2;
} else {
  for (const line of report.serious) console.error(line);
  console.log(`${report.serious.length} vulnerabilities of level high or above, ${report.others} below.`);
  process.exitCode = report.serious.length > 0 ? 1 : 0;
}
