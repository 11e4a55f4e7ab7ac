import { ServiceMonitor } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ServiceMonitor";
import { Deployment } from "kubernetes-models/apps/v1/Deployment";
import { HorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler";
import { Job } from "kubernetes-models/batch/v1/Job";
import { Ingress } from "kubernetes-models/networking.k8s.io/v1/Ingress";
import { NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicy";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import { ConfigMap } from "kubernetes-models/v1/ConfigMap";
import { Service } from "kubernetes-models/v1/Service";
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

/** Schemas from the OpenAPI document of Kubernetes, and of the Prometheus operator. */
const models: Readonly<Record<string, new (manifest?: never) => { validate(): void }>> = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
  ServiceMonitor,
};

/** @throws Error for an object that doesn't fit, or of an unknown kind */
const validate = (manifest: Manifest): void => {
  const Model = models[manifest.kind];
  if (Model === undefined) throw new Error(`no schema of ${manifest.kind}`);
  new Model(manifest as never).validate();
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
    // The CloudNativePG operator publishes no schema as a package.
    const manifests = render(values).filter(
      ({ apiVersion }) => !apiVersion.startsWith("postgresql.cnpg.io/"),
    );
    for (const manifest of manifests) expect(() => validate(manifest), manifest.kind).not.toThrow();
  });

  it("rejects an object that doesn't fit", () => {
    const [deployment] = render(defaults).filter(({ kind }) => kind === "Deployment");
    expect(() => validate({ ...deployment, spec: { replicas: "two" } } as unknown as Manifest)).toThrow(
      /spec/,
    );
  });
});
