import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { parse, parseAllDocuments, stringify } from "yaml";

/** A Kubernetes object. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

type Values = Readonly<Record<string, unknown>>;

const chart = "deploy/helm/carmine";
/** Sources of Go libraries in Debian's packages. */
const debianSources = "/usr/share/gocode";

const isInstalled = (program: string, argument: string): boolean =>
  spawnSync(program, [argument]).status === 0;

/** The renderer on this machine: Helm, or its template engine with Debian's packages. @throws Error without either */
export const chartEngine = (): "helm" | "go" => {
  if (isInstalled("helm", "version")) return "helm";
  const hasLibraries = existsSync(`${debianSources}/src/github.com/Masterminds/sprig`);
  if (hasLibraries && isInstalled("go", "version")) return "go";
  throw new Error(
    "needs helm, or golang-go, golang-github-masterminds-sprig-dev and golang-gopkg-yaml.v3-dev of Debian",
  );
};

const run = (program: string, args: readonly string[], input: string, environment = {}): string => {
  const { status, stdout, stderr } = spawnSync(program, args, {
    input,
    encoding: "utf8",
    env: { ...process.env, ...environment },
  });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  return stdout;
};

const isMap = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Merges maps like Helm: a given value replaces the default, maps are merged. */
const merged = (defaults: Values, given: Values): Values => ({
  ...defaults,
  ...Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const before = defaults[name];
      return [name, isMap(before) && isMap(value) ? merged(before, value) : value];
    }),
  ),
});

const renderByGo = (values: Values): string => {
  const read = (file: string) => parse(readFileSync(`${chart}/${file}`, "utf8")) as Values;
  const { version, appVersion } = read("Chart.yaml");
  const context = {
    Values: merged(read("values.yaml"), values),
    Release: { Name: "carmine", Namespace: "default", Service: "Helm", Revision: 1 },
    Chart: { Name: "carmine", Version: version, AppVersion: appVersion },
  };
  return run("go", ["run", "scripts/deploy/render-chart/main.go"], JSON.stringify({ chart, context }), {
    GO111MODULE: "off",
    GOPATH: debianSources,
    GOFLAGS: "",
  });
};

/** Renders the chart. @throws Error for invalid templates or YAML, also for a key that occurs twice */
export const renderChart = (engine: "helm" | "go", values: Values = {}): Manifest[] => {
  const text =
    engine === "helm"
      ? run("helm", ["template", "carmine", chart, "--values", "-"], stringify(values))
      : renderByGo(values);
  return parseAllDocuments(text, { uniqueKeys: true }).flatMap((document) => {
    if (document.errors.length > 0) throw document.errors[0];
    // A template without an object has only comments.
    const manifest = document.toJS() as Manifest | null;
    return manifest === null ? [] : [manifest];
  });
};
