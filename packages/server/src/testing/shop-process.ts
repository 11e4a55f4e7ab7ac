// A marketplace in a separate process, which a test can kill. Sends its port to the parent.
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
