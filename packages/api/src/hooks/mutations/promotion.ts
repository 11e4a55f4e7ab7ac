import type { ApiClient } from "../../client/client.ts";
import { mutation } from "../build.ts";
import { promotion } from "../contracts.ts";

export const couponReceive = (client: ApiClient) => mutation(client, "couponReceive", promotion);
