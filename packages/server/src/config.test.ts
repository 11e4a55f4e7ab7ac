import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

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

  it("is a demo while nobody outside can reach it, whatever its database", () => {
    const DATABASE_URL = "postgres://shop:secret@db:5432/shop";
    const PUBLIC_URL = "https://shop.example.com";
    expect(readConfig({ DATABASE_URL }).demo).toBe(true);
    expect(readConfig({ DATABASE_URL, PUBLIC_URL })).toMatchObject({ demo: false, logLevel: "info" });
    expect(readConfig({ PUBLIC_URL, DEMO: "true" }).demo).toBe(true);
  });

  it("treats an empty variable as one that is not there", () => {
    expect(readConfig({ PORT: " ", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  it.each([
    [{ PORT: "http" }, 'PORT must be a port between 0 and 65535, but is "http".'],
    [{ PORT: "70000" }, 'PORT must be a port between 0 and 65535, but is "70000".'],
    [{ DEMO: "perhaps" }, 'DEMO must be true or false, but is "perhaps".'],
    [{ CURRENCY: "Dollar" }, 'CURRENCY must be a currency code such as USD, but is "Dollar".'],
    [{ LOCALES: "th" }, 'LOCALES must hold en, the language of last resort, but is "th".'],
    [
      { PUBLIC_URL: "shop.example" },
      'PUBLIC_URL must be an address such as https://shop.example.com, but is "shop.example".',
    ],
    [
      { STRIPE_SECRET_KEY: "sk_test_1" },
      "STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET belong together: set all three or none.",
    ],
  ])("says in one sentence what is wrong with %o", (environment, sentence) => {
    expect(mistakesOf(environment)).toBe(sentence);
  });

  it("names every mistake, and keeps secrets out of its sentences", () => {
    const sentences = mistakesOf({ PORT: "x", DATABASE_URL: "mysql://shop:hunter2@db/shop" }).split("\n");
    expect(sentences).toHaveLength(2);
    expect(sentences.join()).not.toContain("hunter2");
  });
});
