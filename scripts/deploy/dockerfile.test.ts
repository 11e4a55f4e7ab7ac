import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { lintDockerfile, parseDockerfile } from "./dockerfile.ts";

const stages = parseDockerfile(readFileSync("deploy/Dockerfile", "utf8"));

it("builds in one stage, installs production dependencies in another, and runs without root", () => {
  expect(stages.map(({ name }) => name)).toEqual(["build", "dependencies", ""]);
  expect(lintDockerfile(stages)).toEqual([]);
});

it("uses the versions of the workspace", () => {
  const node = readFileSync(".node-version", "utf8").trim();
  const { packageManager } = JSON.parse(readFileSync("package.json", "utf8")) as { packageManager: string };
  for (const { base } of stages) expect(base).toBe(`node:${node}-bookworm-slim`);
  const commands = stages.flatMap(({ instructions }) => instructions.map(({ args }) => args));
  for (const command of commands.filter((args) => args.includes("pnpm@")))
    expect(command).toContain(`${packageManager} `);
});

it("reports root, shells and inexact versions", () => {
  expect(lintDockerfile(parseDockerfile("FROM node:24\nADD . .\nCMD node serve.js"))).toEqual([
    "node:24 has no exact version",
    "ADD . .: use COPY",
    "the image runs as root",
    "HEALTHCHECK is missing",
    "CMD runs a shell, which doesn't forward SIGTERM",
  ]);
});
