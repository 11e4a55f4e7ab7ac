import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { checkTemplate, definitionsIn } from "./helm-chart.ts";

const chart = "deploy/helm/carmine";
const templates = readdirSync(join(chart, "templates"));
const read = (file: string): string => readFileSync(file, "utf8");
const textOf = (name: string): string => read(join(chart, "templates", name));
const definitions = definitionsIn(templates.map(textOf));
const values = parse(read(join(chart, "values.yaml"))) as { settings: Record<string, string> };

/** Names of settings in the reference of the configuration. */
const known = new Set([...read("docs/configuration.md").matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name));

/** Metrics in the sources of the server. */
const metricFiles = readdirSync("packages/server/src/metrics").filter((file) => !file.includes(".test."));
const metrics = new Set(
  metricFiles
    .map((file) => read(join("packages/server/src/metrics", file)))
    .flatMap((text) => [...text.matchAll(/"(carmine_\w+)"/g)].map(([, name = ""]) => name)),
);
const unknownMetrics = (text: string): string[] =>
  [...text.matchAll(/carmine_\w+/g)]
    .map(([name]) => name.replace(/_(bucket|count|sum)$/, ""))
    .filter((name) => !metrics.has(name));

describe("Helm chart", () => {
  it.each(templates)("has no unknown value, unknown template or open block in %s", (name) => {
    expect(checkTemplate(textOf(name), values, definitions)).toEqual([]);
  });

  it("reports mistakes", () => {
    expect(checkTemplate('{{ if .Values.a.c }}{{ include "no" . }}', { a: { b: 1 } }, definitions)).toEqual([
      "unknown value .Values.a.c",
      "unknown template no",
      "a block isn't closed",
    ]);
  });

  it("contains settings of the shop only", () => {
    const names = [
      ...Object.keys(values.settings),
      ...[...textOf("configmap.yaml").matchAll(/^ {2}([A-Z0-9_]+):/gm)].map(([, name]) => name),
    ];
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe("compose.yaml", () => {
  const text = read("deploy/compose.yaml");
  const { services } = parse(text, { merge: true }) as {
    services: Record<string, { image?: string; environment?: Record<string, string> }>;
  };

  it("runs two shops, PostgreSQL, object storage, a mail catcher and a proxy from exact images", () => {
    expect(Object.keys(services).toSorted()).toEqual(
      ["bucket", "caddy", "mail", "migrate", "postgres", "shop-1", "shop-2", "storage"].toSorted(),
    );
    for (const { image } of Object.values(services)) expect(image).toMatch(/^carmine$|:.*\d/);
  });

  it("contains settings of the shop only, and explains its variables", () => {
    const shop = services["shop-1"]?.environment ?? {};
    expect(Object.keys(shop).filter((name) => !known.has(name))).toEqual([]);
    const example = read("deploy/compose.env.example");
    const used = [...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name = ""]) => name);
    expect(used.filter((name) => !example.includes(`${name}=`))).toEqual([]);
  });
});

it.each(["deploy/grafana/carmine.json", "deploy/prometheus/carmine.rules.yaml"])(
  "uses existing metrics in %s",
  (file) => {
    const text = read(file);
    expect(() => parse(text) as unknown).not.toThrow();
    expect(unknownMetrics(text)).toEqual([]);
  },
);
