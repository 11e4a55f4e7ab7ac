import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { warningsOf } from "./config-warnings.ts";

const mistakesOf = (environment: NodeJS.ProcessEnv): string => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "";
};

describe("readConfig", () => {
  it("refuses a currency whose minor unit doesn't fit the price columns", () => {
    expect(mistakesOf({ CURRENCY: "KWD" })).toBe(
      'CURRENCY must be a currency with at most two decimals, because the price columns store two, but is "KWD".',
    );
    for (const CURRENCY of ["USD", "JPY"]) expect(readConfig({ CURRENCY }).currency).toBe(CURRENCY);
  });

  it("runs the demo marketplace on an embedded database without any variable", () => {
    expect(readConfig({}, "/shop")).toMatchObject({
      host: "127.0.0.1",
      port: 3000,
      dataDir: "/shop/.data",
      databaseUrl: null,
      demo: true,
      stripe: null,
      smtpUrl: null,
      currency: "USD",
      orderTimeoutMinutes: 30,
      locales: ["en", "zh-CN", "es", "fr", "th", "lao"],
    });
  });

  it("is a demo while it isn't reachable from outside, whatever its database", () => {
    const DATABASE_URL = "postgres://shop:secret@db:5432/shop";
    const PUBLIC_URL = "https://shop.example.com";
    expect(readConfig({ DATABASE_URL }).demo).toBe(true);
    expect(readConfig({ DATABASE_URL, PUBLIC_URL })).toMatchObject({ demo: false, logLevel: "info" });
    expect(readConfig({ PUBLIC_URL, DEMO: "true" }).demo).toBe(true);
  });

  it.each([
    { HOST: "0.0.0.0" },
    { HOST: "::" },
    { HOST: "192.0.2.7" },
    { HOST: "shop.internal" },
    { HOST: "0.0.0.0", DEMO: "false" },
    { HOST: "0.0.0.0", API_BASE: "https://api.example" },
  ])("refuses to start with one message when %o exposes it", (environment) => {
    const sentence = mistakesOf(environment);
    expect(sentence).toMatch(/^HOST .*PUBLIC_URL.*DEMO=true.*\.$/);
    expect(sentence).not.toContain("\n");
    expect(mistakesOf({ ...environment, DEMO: "true" })).toBe("");
    expect(mistakesOf({ ...environment, PUBLIC_URL: "https://shop.example" })).toBe("");
  });

  it.each(["127.0.0.1", "127.1.2.3", "localhost", "::1"])("only listens on this machine at %s", (HOST) => {
    expect(readConfig({ HOST })).toMatchObject({ demo: true, isDemoKeyRequired: false, isExposed: false });
  });

  it.each([
    { DEMO: "true" },
    { TRUSTED_PROXIES: "1" },
    { DEMO: "true", PUBLIC_URL: "http://localhost:3000" },
    { DEMO: "true", HOST: "0.0.0.0" },
    { DEMO: "true", PUBLIC_URL: "https://shop.example" },
  ])("requires the key of the demo with %o", (environment) => {
    expect(readConfig(environment)).toMatchObject({ demo: true, isDemoKeyRequired: true });
  });

  it("requires no key outside of a demo", () => {
    const config = readConfig({ PUBLIC_URL: "https://shop.example", TRUSTED_PROXIES: "1" });
    expect(config).toMatchObject({ demo: false, demoKey: null, isDemoKeyRequired: false });
  });

  it("requires a generated or configured key for an exposed demo", () => {
    const demo = { DEMO: "true", HOST: "0.0.0.0" };
    const { demoKey } = readConfig(demo);
    expect(demoKey).toMatch(/^[0-9a-f]{32}$/);
    expect(readConfig(demo).demoKey).not.toBe(demoKey);
    const DEMO_KEY = "a-key-that-was-given-to-us";
    expect(readConfig({ ...demo, DEMO_KEY }).demoKey).toBe(DEMO_KEY);
    expect(readConfig({ DEMO: "true", PUBLIC_URL: "https://shop.example", DEMO_KEY }).demoKey).toBe(DEMO_KEY);
    expect(readConfig({ PUBLIC_URL: "https://shop.example", DEMO_KEY }).demoKey).toBeNull();
    expect(mistakesOf({ ...demo, DEMO_KEY: "guessed" })).toBe(
      "DEMO_KEY must have 16 to 255 printable characters.",
    );
  });

  it("warns outside of a demo, in one line each, about missing payment and missing mail", () => {
    const paypal = { PAYPAL_CLIENT_ID: "i", PAYPAL_CLIENT_SECRET: "s", PAYPAL_WEBHOOK_ID: "w" };
    const PUBLIC_URL = "https://shop.example";
    const DATABASE_URL = "postgres://shop:secret@db:5432/shop";
    const warnings = warningsOf(readConfig({ PUBLIC_URL, DATABASE_URL }));
    expect(warnings).toHaveLength(2);
    expect(warnings[0]).toMatch(/^Neither the STRIPE_ nor the PAYPAL_ keys are set.* pay\.$/);
    expect(warnings[1]).toMatch(/^SMTP_URL.*\.$/);
    const stripe = { STRIPE_SECRET_KEY: "s", STRIPE_PUBLISHABLE_KEY: "p", STRIPE_WEBHOOK_SECRET: "w" };
    for (const method of [stripe, paypal, { SANDBOX_PAYMENTS: "true" }])
      expect(warningsOf(readConfig({ PUBLIC_URL, DATABASE_URL, ...method }))).toEqual([warnings[1]]);
    const complete = { PUBLIC_URL, DATABASE_URL, ...stripe, SMTP_URL: "smtp://mail" };
    expect(warningsOf(readConfig(complete))).toEqual([]);
    expect(warningsOf(readConfig({ ...complete, DATABASE_URL: "" }))).toEqual([
      expect.stringMatching(/^DATABASE_URL is not set/),
    ]);
    expect(warningsOf(readConfig({ ...complete, PUBLIC_URL: "http://shop.example" }))).toEqual([
      expect.stringMatching(/^PUBLIC_URL isn't https/),
    ]);
    expect(warningsOf(readConfig({}))).toEqual([]);
  });

  it("refuses a currency that a provider with keys can't charge", () => {
    const paypal = { PAYPAL_CLIENT_ID: "i", PAYPAL_CLIENT_SECRET: "s", PAYPAL_WEBHOOK_ID: "w" };
    expect(mistakesOf({ CURRENCY: "LAK", ...paypal })).toBe(
      "CURRENCY is \"LAK\", which PayPal can't charge: choose another currency or remove the provider's keys.",
    );
    expect(mistakesOf({ CURRENCY: "HUF", ...paypal })).toBe("");
    expect(mistakesOf({ CURRENCY: "LAK" })).toBe("");
  });

  it("treats an empty variable as absent", () => {
    expect(readConfig({ PORT: " ", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  it.each([
    [{ PORT: "http" }, 'PORT must be a port between 0 and 65535, but is "http".'],
    [{ PORT: "70000" }, 'PORT must be a port between 0 and 65535, but is "70000".'],
    [{ DEMO: "perhaps" }, 'DEMO must be true or false, but is "perhaps".'],
    [{ CURRENCY: "Dollar" }, 'CURRENCY must be a currency code such as USD, but is "Dollar".'],
    [{ LOCALES: "th" }, 'LOCALES must contain en, the fallback language, but is "th".'],
    [
      { PUBLIC_URL: "shop.example" },
      'PUBLIC_URL must be an address such as https://shop.example.com, but is "shop.example".',
    ],
    [
      { STRIPE_SECRET_KEY: "sk_test_1" },
      "STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET belong together: set all three or none.",
    ],
  ])("reports an error in %o in one sentence", (environment, sentence) => {
    expect(mistakesOf(environment)).toBe(sentence);
  });

  it("reports every error without secrets", () => {
    const sentences = mistakesOf({ PORT: "x", DATABASE_URL: "mysql://shop:hunter2@db/shop" }).split("\n");
    expect(sentences).toHaveLength(2);
    expect(sentences.join()).not.toContain("hunter2");
  });
});
