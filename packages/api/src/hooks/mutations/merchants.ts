import type { ApiClient } from "../../client/client.ts";
import { mutation } from "../build.ts";
import { merchants } from "../contracts.ts";

export const merchantCheck = (client: ApiClient) => mutation(client, "merchantCheck", merchants);
