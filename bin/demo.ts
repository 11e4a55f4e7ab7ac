// Creates the demo marketplace in the shop's database, then exits.
import { createMarketplace, readConfig } from "@carmine/server";
import { loadEnvironment, stopWith } from "./environment.ts";
import { explain } from "./explain.ts";

const makeDemo = async (): Promise<void> => {
  const marketplace = await createMarketplace(readConfig(), { share: true });
  try {
    await marketplace.makeDemo();
  } finally {
    await marketplace.close();
  }
};

loadEnvironment();
try {
  await makeDemo();
} catch (error) {
  const sentence = await explain(error);
  if (sentence === undefined) throw error;
  stopWith(sentence);
}
