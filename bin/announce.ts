import { demoAccounts, type Config } from "@carmine/server";

interface Started {
  config: Config;
  port: number;
  database: { kind: string; version: string };
}

/** Says where the shop is, and how to sign in while it is a demo. */
export const announce = ({ config, port, database }: Started): void => {
  const host = config.host === "0.0.0.0" || config.host === "::" ? "localhost" : config.host;
  const address = config.publicUrl ?? `http://${host}:${port}`;
  const lines = [``, `  Carmine is open:  ${address}`, `  PostgreSQL ${database.version} (${database.kind})`];
  if (config.demo) {
    for (const { name, email, password } of demoAccounts) lines.push(`  ${name}:  ${email} / ${password}`);
    lines.push(
      `  Codes and mail:   ${address}/__outbox`,
      `  Test card:        4242 4242 4242 4242, any later date, any CVC`,
    );
  }
  console.log([...lines, `  Stop with Ctrl+C`, ``].join("\n"));
};
