import * as z from "zod/mini";
import { withDefault } from "@carmine/api/contract";
import { address, keyText, switchValue, wholeNumber } from "./config-fields.ts";

const clientAddressForms = ["full", "short", "none"] as const;

/** How the access log shows a client's address: `short` keeps only the network, which many clients share. */
export type ClientAddressForm = (typeof clientAddressForms)[number];

/** Variables about running the processes. */
export const operationVariables = {
  METRICS_PORT: z.optional(wholeNumber(0, 65535, "must be a port between 0 and 65535")),
  DRAIN_SECONDS: withDefault(wholeNumber(0, 300, "must be a number of seconds between 0 and 300"), 0),
  MIGRATE_ON_START: withDefault(switchValue, true),
  LOG_CLIENT_ADDRESS: withDefault(
    z.enum(clientAddressForms, `must be one of ${clientAddressForms.join(", ")}`),
    "short",
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    address("must be an address such as http://localhost:4318", /^https?:$/),
  ),
  IMAGE_URL: z.optional(address("must be an address such as https://img.example.com", /^https?:$/)),
  CDN_PURGE_URL: z.optional(address("must be an address such as https://cdn.example.com/purge", /^https?:$/)),
  CDN_PURGE_TOKEN: z.optional(keyText),
  CDN_TAG_HEADER: z.optional(
    z
      .string()
      .check(z.regex(/^[A-Za-z][A-Za-z-]{2,40}$/, "must be the name of a header such as Surrogate-Key")),
  ),
} as const;

export interface OperationSettings {
  /** Port of `/metrics`; null without metrics. */
  readonly metricsPort: number | null;
  /** Seconds between reporting not ready and closing the server. */
  readonly drainSeconds: number;
  /** Whether a start applies pending migrations; otherwise it refuses them. */
  readonly migrateOnStart: boolean;
  readonly logClientAddress: ClientAddressForm;
  /** Whether traces are sent to an OpenTelemetry collector. */
  readonly isTraced: boolean;
  /** Base URL of a CDN for pictures, without a trailing slash; null without one. */
  readonly imageUrl: string | null;
  /** Response header with the tags of a public page; null sends none. */
  readonly cdnTagHeader: string | null;
  /** Address that receives the tags of changed data, and its token; null sends none. */
  readonly cdnPurge: { readonly url: string; readonly token: string | null } | null;
}

export const operationOf = (values: {
  readonly METRICS_PORT?: number | undefined;
  readonly DRAIN_SECONDS: number;
  readonly MIGRATE_ON_START: boolean;
  readonly LOG_CLIENT_ADDRESS: ClientAddressForm;
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly IMAGE_URL?: string | undefined;
  readonly CDN_PURGE_URL?: string | undefined;
  readonly CDN_PURGE_TOKEN?: string | undefined;
  readonly CDN_TAG_HEADER?: string | undefined;
}): OperationSettings => ({
  metricsPort: values.METRICS_PORT ?? null,
  drainSeconds: values.DRAIN_SECONDS,
  migrateOnStart: values.MIGRATE_ON_START,
  logClientAddress: values.LOG_CLIENT_ADDRESS,
  isTraced: values.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
  imageUrl: values.IMAGE_URL?.replace(/\/+$/, "") ?? null,
  cdnTagHeader: values.CDN_TAG_HEADER ?? null,
  cdnPurge:
    values.CDN_PURGE_URL === undefined
      ? null
      : { url: values.CDN_PURGE_URL, token: values.CDN_PURGE_TOKEN ?? null },
});
