import { createTransport } from "nodemailer";
import type { AppContext } from "../context.ts";
import { openStorage } from "../media/storage/open-storage.ts";
import { openPayTypes } from "../shared/charges.ts";

/** Result of a check; `text` contains the problem and its solution. */
export interface CheckResult {
  readonly name: string;
  readonly state: "ok" | "missing" | "failed";
  readonly text: string;
}

const timeoutMs = 15_000;

/** Runs a check that connects to something; its error is the result. */
const tryCheck = async (name: string, ok: string, work: () => Promise<unknown>): Promise<CheckResult> => {
  try {
    await work();
    return { name, state: "ok", text: ok };
  } catch (error) {
    return { name, state: "failed", text: error instanceof Error ? error.message : String(error) };
  }
};

const missing = (name: string, text: string): CheckResult => ({ name, state: "missing", text });

const requireOk = async (answer: Response): Promise<void> => {
  if (!answer.ok) throw new Error(`answered ${answer.status}; check the keys`);
};

const checkPublicUrl = ({ publicUrl }: AppContext["config"]): CheckResult =>
  publicUrl?.startsWith("https:") === true
    ? { name: "Public URL", state: "ok", text: publicUrl }
    : missing("Public URL", "set PUBLIC_URL to the https URL of the shop");

const checkDatabase = ({ kind, version }: AppContext["database"]): CheckResult =>
  kind === "external"
    ? { name: "Database", state: "ok", text: `PostgreSQL ${version}` }
    : missing("Database", `the embedded PostgreSQL ${version} is for demos; set DATABASE_URL`);

/** Writes, reads and deletes a small file. */
const checkPictures = ({ config }: AppContext): Promise<CheckResult> => {
  const storage = openStorage(config);
  const place = config.s3 === null ? `${config.dataDir}/media` : `${config.s3.endpoint}/${config.s3.bucket}`;
  return tryCheck("Pictures", place, async () => {
    const name = "setup/check.txt";
    await storage.put(name, Buffer.from("check"));
    if ((await storage.get(name))?.toString() !== "check")
      throw new Error(`${place} doesn't return what was written; check it`);
    await storage.remove(name);
  });
};

const checkMail = async ({ smtpUrl, mailFrom }: AppContext["config"], to?: string): Promise<CheckResult> => {
  if (smtpUrl === null) return missing("Mail", "set SMTP_URL and MAIL_FROM");
  const transport = createTransport({ url: smtpUrl, connectionTimeout: timeoutMs, socketTimeout: timeoutMs });
  try {
    return await tryCheck("Mail", to === undefined ? "the server accepts the account" : `sent to ${to}`, () =>
      to === undefined
        ? transport.verify()
        : transport.sendMail({ from: mailFrom, to, subject: "Test mail", text: "Your shop can send mail." }),
    );
  } finally {
    transport.close();
  }
};

const checkPayments = async ({ config }: AppContext): Promise<CheckResult[]> => {
  const { stripe, paypal } = config;
  const signal = AbortSignal.timeout(timeoutMs);
  const checks = [
    ...(stripe
      ? [
          tryCheck("Stripe", "the secret key works", async () => {
            const base = stripe.base ?? "https://api.stripe.com";
            const headers = { authorization: `Bearer ${stripe.secretKey}` };
            await requireOk(await fetch(`${base}/v1/balance`, { headers, signal }));
          }),
        ]
      : []),
    ...(paypal
      ? [
          tryCheck("PayPal", "the client id and secret work", async () => {
            const keys = Buffer.from(`${paypal.clientId}:${paypal.clientSecret}`).toString("base64");
            await requireOk(
              await fetch(`${paypal.base}/v1/oauth2/token`, {
                method: "POST",
                headers: { authorization: `Basic ${keys}` },
                body: new URLSearchParams({ grant_type: "client_credentials" }),
                signal,
              }),
            );
          }),
        ]
      : []),
  ];
  if (openPayTypes(config).includes("sandbox"))
    checks.push(
      Promise.resolve(missing("Test cards", "orders can be paid without money; turn SANDBOX_PAYMENTS off")),
    );
  return checks.length > 0 ? Promise.all(checks) : [missing("Payments", "set the STRIPE_ or PAYPAL_ keys")];
};

/** Checks the settings of a real shop by using them. @param to receives a test mail */
export const checkSetup = async (ctx: AppContext, to?: string): Promise<CheckResult[]> => [
  checkPublicUrl(ctx.config),
  checkDatabase(ctx.database),
  await checkPictures(ctx),
  await checkMail(ctx.config, to),
  ...(await checkPayments(ctx)),
];
