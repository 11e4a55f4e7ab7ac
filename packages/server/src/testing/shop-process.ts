// A marketplace in a process of its own, which a test can kill. Tells its parent the port that it answers on.
import type { AddressInfo } from "node:net";
import { createMarketplace, readConfig } from "../index.ts";

const { app, ready, close } = await createMarketplace(readConfig(), {
  onGiveUp: (error) => {
    console.error(error.message);
    process.exit(1);
  },
});
process.on("SIGTERM", () => void close().then(() => process.exit()));
await ready();
await app.listen({ host: "127.0.0.1", port: 0 });
process.send?.((app.server.address() as AddressInfo).port);
