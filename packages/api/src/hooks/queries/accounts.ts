import type { ApiClient } from "../../client/client.ts";
import * as contract from "../../contract/accounts.ts";
import * as content from "../../contract/content.ts";
import { query } from "../build.ts";

export const userInfo = (client: ApiClient) => query(client, "userInfo", contract.userInfo);
export const userMenu = (client: ApiClient) => query(client, "userMenu", content.userMenu);
export const tokenExists = (client: ApiClient) => query(client, "tokenExists", contract.tokenExists);
