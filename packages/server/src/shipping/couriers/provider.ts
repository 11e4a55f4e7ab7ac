import type { AppContext } from "../../context.ts";
import type { CourierProvider } from "./courier.ts";
import { courierSimulator } from "./simulator.ts";

/** Without a source of tracks a parcel shows its courier and number, and no steps. */
const untracked: CourierProvider = { track: async () => ({ state: 0, steps: [] }) };

/** Where tracks come from: the simulator in a demo. */
export const courierProviderOf = ({ config }: Pick<AppContext, "config">): CourierProvider =>
  config.demo ? courierSimulator : untracked;
