import type { ApiClient } from "../../client/client.ts";
import { mutation } from "../build.ts";
import { social } from "../contracts.ts";

export const userSocialLink = (client: ApiClient) => mutation(client, "userSocialLink", social);
export const loginSocial = (client: ApiClient) => mutation(client, "loginSocial", social);

/** Starts a sign-in; a new one at each press, so it is none of the cached queries. */
export const socialRequest = (client: ApiClient) => mutation(client, "socialRequest", social);
