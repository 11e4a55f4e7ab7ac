import type { ApiClient } from "../../client/client.ts";
import { mutation } from "../build.ts";
import { productPage } from "../contracts.ts";

export const askQuestion = (client: ApiClient) => mutation(client, "askQuestion", productPage);
export const watchRestock = (client: ApiClient) => mutation(client, "watchRestock", productPage);
export const cancelRestock = (client: ApiClient) => mutation(client, "cancelRestock", productPage);
export const voteReply = (client: ApiClient) => mutation(client, "voteReply", productPage);
