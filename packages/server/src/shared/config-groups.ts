import type { SocialProvider } from "@carmine/api/contract";

/** Invalid configuration; `message` has one sentence per mistake, one per line. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

export interface SocialKeys {
  readonly id: string;
  readonly secret: string;
}

/** A Twilio account and its sender number. */
export interface TwilioKeys {
  readonly account: string;
  readonly token: string;
  readonly from: string;
}

/** A bucket on an S3-compatible server. */
export interface S3Settings {
  /** Without a trailing slash. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

type Name =
  | "STRIPE_SECRET_KEY"
  | "STRIPE_PUBLISHABLE_KEY"
  | "STRIPE_WEBHOOK_SECRET"
  | "GOOGLE_CLIENT_ID"
  | "GOOGLE_CLIENT_SECRET"
  | "FACEBOOK_APP_ID"
  | "FACEBOOK_APP_SECRET"
  | "TWITTER_CLIENT_ID"
  | "TWITTER_CLIENT_SECRET"
  | "TWILIO_ACCOUNT_SID"
  | "TWILIO_AUTH_TOKEN"
  | "TWILIO_FROM"
  | "S3_ENDPOINT"
  | "S3_BUCKET"
  | "S3_ACCESS_KEY_ID"
  | "S3_SECRET_ACCESS_KEY";

/** Environment variables that are set in groups; an empty one counts as absent. */
type Values = { readonly [Key in Name]?: string | undefined } & { readonly S3_REGION: string };

const socialKeys = (names: string, id: string | undefined, key: string | undefined): SocialKeys | null => {
  if (!id && !key) return null;
  if (!id || !key) throw new ConfigError(`${names} belong together: set both or none.`);
  return { id, secret: key };
};

export const socialOf = (values: Values): Readonly<Record<SocialProvider, SocialKeys | null>> => ({
  google: socialKeys(
    "GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET",
    values.GOOGLE_CLIENT_ID,
    values.GOOGLE_CLIENT_SECRET,
  ),
  facebook: socialKeys(
    "FACEBOOK_APP_ID and FACEBOOK_APP_SECRET",
    values.FACEBOOK_APP_ID,
    values.FACEBOOK_APP_SECRET,
  ),
  twitter: socialKeys(
    "TWITTER_CLIENT_ID and TWITTER_CLIENT_SECRET",
    values.TWITTER_CLIENT_ID,
    values.TWITTER_CLIENT_SECRET,
  ),
});

export const twilioOf = (values: Values): TwilioKeys | null => {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM } = values;
  if (!TWILIO_ACCOUNT_SID && !TWILIO_AUTH_TOKEN && !TWILIO_FROM) return null;
  if (!TWILIO_ACCOUNT_SID || !TWILIO_AUTH_TOKEN || !TWILIO_FROM) {
    throw new ConfigError(
      "TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM belong together: set all three or none.",
    );
  }
  return { account: TWILIO_ACCOUNT_SID, token: TWILIO_AUTH_TOKEN, from: TWILIO_FROM };
};

export const s3Of = (values: Values): S3Settings | null => {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (!S3_ENDPOINT && !S3_BUCKET && !S3_ACCESS_KEY_ID && !S3_SECRET_ACCESS_KEY) return null;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new ConfigError(
      "S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all four or none.",
    );
  }
  return {
    endpoint: S3_ENDPOINT.replace(/\/+$/, ""),
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
};
