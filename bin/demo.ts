// Makes the demo marketplace in the database of the shop that is being started, and ends.
import { createMarketplace, readConfig } from "@carmine/server";
import { loadEnvironment } from "./environment.ts";

loadEnvironment();
const marketplace = await createMarketplace(readConfig(), { share: true });
try {
  await marketplace.makeDemo();
} finally {
  await marketplace.close();
}
