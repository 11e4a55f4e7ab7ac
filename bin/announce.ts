import { demoAccounts, shopAddress, warningsOf, type Config } from "@carmine/server";

interface Started {
  config: Config;
  port: number;
  database: { kind: string; version: string };
}

interface StorefrontStarted {
  config: Config;
  port: number;
  apiBase: string;
}

/** Prints the storefront's URL when it uses another back end. */
export const announceStorefront = ({ config, port, apiBase }: StorefrontStarted): void => {
  const lines = [
    ``,
    `  Carmine is open:  ${shopAddress(config, port)}`,
    `  Back end:         ${apiBase}`,
    `  Stop with Ctrl+C`,
  ];
  console.log([...lines, ``].join("\n"));
};

/** Prints the shop's URL, and the sign-ins while it is a demo. */
export const announce = ({ config, port, database }: Started): void => {
  const lines = [
    ``,
    `  Carmine is open:  ${shopAddress(config, port)}`,
    `  PostgreSQL ${database.version} (${database.kind})`,
  ];
  if (config.demo) {
    for (const { name, email, password } of demoAccounts)
      lines.push(`  ${`${name}:`.padEnd(17)} ${email} / ${password}`);
    const key = config.isDemoKeyRequired ? `?key=${encodeURIComponent(config.demoKey ?? "")}` : "";
    lines.push(
      `  Codes and mail:   ${shopAddress(config, port)}/__outbox${key}`,
      `  Test card:        4242 4242 4242 4242, any later date, any CVC`,
    );
    if (key)
      lines.push(
        `  This demo is reachable from other machines: test cards work in browsers that have opened the outbox link.`,
      );
  }
  for (const warning of warningsOf(config)) lines.push(`  Warning: ${warning}`);
  console.log([...lines, `  Stop with Ctrl+C`, ``].join("\n"));
};
