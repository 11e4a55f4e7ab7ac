import { expect, it } from "vitest";
import { auditFailure, readAudit } from "./audit-report.ts";

const advisory = (severity: string) => ({
  severity,
  module_name: "left-pad",
  title: "Bad",
  url: "https://x",
});

it("lists vulnerabilities of level high and critical, and counts the others", () => {
  const advisories = { 1: advisory("high"), 2: advisory("critical"), 3: advisory("low") };
  expect(readAudit(JSON.stringify({ advisories, metadata: {} }))).toEqual({
    serious: ["high: left-pad: Bad (https://x)", "critical: left-pad: Bad (https://x)"],
    others: 1,
  });
  expect(readAudit(JSON.stringify({ advisories: {}, metadata: {} }))).toEqual({ serious: [], others: 0 });
});

it.each(["", "405 Method Not Allowed", '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}', "null", "{}"])(
  "treats %j as no report",
  (text) => expect(readAudit(text)).toBeNull(),
);

it.each([
  ['{\n  "error": { "message": "responded with 405: " }\n}', "", "responded with 405:"],
  ["405 Method Not Allowed\nmore", "", "405 Method Not Allowed"],
  ["", "pnpm: not found\n", "pnpm: not found"],
  ["null", "", "null"],
  ["", "", "no output"],
])("names the reason of %j %j", (stdout, stderr, reason) => {
  expect(auditFailure(stdout, stderr)).toBe(reason);
});
