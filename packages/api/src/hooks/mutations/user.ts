import type { ApiClient } from "../../client/client.ts";
import { mutation } from "../build.ts";
import { user } from "../contracts.ts";

export const userEdit = (client: ApiClient) => mutation(client, "userEdit", user);
export const captchaPhonePassword = (client: ApiClient) => mutation(client, "captchaPhonePassword", user);
export const captchaEmailPassword = (client: ApiClient) => mutation(client, "captchaEmailPassword", user);
export const phoneUpdatePassword = (client: ApiClient) => mutation(client, "phoneUpdatePassword", user);
export const emailUpdatePassword = (client: ApiClient) => mutation(client, "emailUpdatePassword", user);
export const captchaNewEmail = (client: ApiClient) => mutation(client, "captchaNewEmail", user);
export const userEmailEdit = (client: ApiClient) => mutation(client, "userEmailEdit", user);
export const captchaNewPhone = (client: ApiClient) => mutation(client, "captchaNewPhone", user);
export const userPhoneEdit = (client: ApiClient) => mutation(client, "userPhoneEdit", user);
export const userSessionEnd = (client: ApiClient) => mutation(client, "userSessionEnd", user);
export const userSocialUnlink = (client: ApiClient) => mutation(client, "userSocialUnlink", user);
export const userExport = (client: ApiClient) => mutation(client, "userExport", user);
export const userDelete = (client: ApiClient) => mutation(client, "userDelete", user);
export const userDeleteCancel = (client: ApiClient) => mutation(client, "userDeleteCancel", user);
