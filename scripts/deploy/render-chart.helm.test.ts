import { Cluster } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Cluster";
import { ScheduledBackup } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ScheduledBackup";
import { ServiceMonitor } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ServiceMonitor";
import { Deployment } from "kubernetes-models/apps/v1/Deployment";
import { HorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler";
import { Job } from "kubernetes-models/batch/v1/Job";
import { Ingress } from "kubernetes-models/networking.k8s.io/v1/Ingress";
import { NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicy";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import { ConfigMap } from "kubernetes-models/v1/ConfigMap";
import { Service } from "kubernetes-models/v1/Service";
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { chartEngine, renderChart, type Manifest } from "./render-chart.ts";

const engine = chartEngine();

const defaults = {};
/** Every optional part. */
const everything = {
  image: { pullSecrets: [{ name: "registry" }] },
  database: {
    cloudNativePg: {
      enabled: true,
      storageClass: "fast",
      backup: { enabled: true, endpointURL: "https://s3.example.com" },
    },
  },
  serviceMonitor: { enabled: true, labels: { release: "prometheus" } },
  nodeSelector: { disk: "ssd" },
  tolerations: [{ key: "shop", operator: "Exists", effect: "NoSchedule" }],
};

/** Schemas from the OpenAPI document of Kubernetes, and of the operators of CloudNativePG and Prometheus. */
const models: Readonly<Record<string, new (manifest?: never) => { validate(): void }>> = {
  Cluster,
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  NetworkPolicy,
  PodDisruptionBudget,
  ScheduledBackup,
  Service,
  ServiceMonitor,
};

/** @throws Error for an object that doesn't fit, or of an unknown kind */
const validate = (manifest: Manifest): void => {
  const Model = models[manifest.kind];
  if (Model === undefined) throw new Error(`no schema of ${manifest.kind}`);
  new Model(manifest as never).validate();
};

const packages: Readonly<Record<string, string>> = {
  "monitoring.coreos.com/v1": "@kubernetes-models/prometheus-operator",
  "postgresql.cnpg.io/v1": "@kubernetes-models/cloudnative-pg",
};

/**
 * Unknown fields, which the schemas allow and Kubernetes drops: a misspelled `synchronous` would lose paid
 * orders in a failover. TypeScript rejects them in object literals.
 *
 * @returns messages of the compiler; empty if there are none
 */
const unknownFields = (manifests: readonly Manifest[]): string => {
  const folder = "node_modules/.cache/carmine/chart";
  mkdirSync(folder, { recursive: true });
  const text = manifests.map((manifest, at) => {
    const { apiVersion, kind } = manifest;
    const source = `${packages[apiVersion] ?? "kubernetes-models"}/${apiVersion}/${kind}`;
    return `import type { I${kind} as T${at} } from "${source}";
export const o${at}: T${at} = ${JSON.stringify(manifest, null, 2)};`;
  });
  writeFileSync(`${folder}/manifests.ts`, text.join("\n"));
  const options = ["--ignoreConfig", "--noEmit", "--skipLibCheck", "--strict", "--module", "nodenext"];
  return spawnSync("node_modules/.bin/tsc", [...options, `${folder}/manifests.ts`], { encoding: "utf8" })
    .stdout;
};

const namesOf = (manifests: readonly Manifest[]): string[] =>
  manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`).toSorted();

describe("Helm chart, rendered", () => {
  const rendered = new Map<object, Manifest[]>();
  const render = (values: typeof everything | typeof defaults): Manifest[] => {
    const manifests = rendered.get(values) ?? renderChart(engine, values);
    rendered.set(values, manifests);
    return manifests;
  };

  it("creates the objects of an installation with an external database", () => {
    expect(namesOf(render(defaults))).toEqual([
      "ConfigMap carmine",
      "Deployment carmine",
      "HorizontalPodAutoscaler carmine",
      "Ingress carmine",
      "Job carmine-migrate-1",
      "NetworkPolicy carmine",
      "PodDisruptionBudget carmine",
      "Service carmine",
    ]);
  });

  it("adds a PostgreSQL cluster with backups, and a ServiceMonitor", () => {
    expect(namesOf(render(everything))).toEqual(
      [
        "Cluster carmine-postgres",
        ...namesOf(render(defaults)),
        "ScheduledBackup carmine-postgres",
        "ServiceMonitor carmine",
      ].toSorted(),
    );
  });

  it.each([defaults, everything])("fits the schemas of Kubernetes with %j", (values) => {
    for (const manifest of render(values)) expect(() => validate(manifest), manifest.kind).not.toThrow();
  });

  it.each([defaults, everything])("has no unknown field with %j", (values) => {
    expect(unknownFields(render(values))).toBe("");
  });

  it("rejects a misspelled field", () => {
    const [cluster] = render(everything).filter(({ kind }) => kind === "Cluster");
    const misspelled = JSON.parse(JSON.stringify(cluster).replace("synchronous", "synchronus")) as Manifest;
    expect(() => validate(misspelled)).not.toThrow();
    expect(unknownFields([misspelled])).toMatch(/synchronus.* does not exist/);
  });

  it("rejects a manifest with a value of the wrong type", () => {
    const [deployment] = render(defaults).filter(({ kind }) => kind === "Deployment");
    expect(() => validate({ ...deployment, spec: { replicas: "two" } } as unknown as Manifest)).toThrow(
      /spec/,
    );
  });
});
