export { createClient, type AnyEndpoint, type ApiClient, type ClientOptions } from "./client.ts";
export {
  ApiError,
  clientCodes,
  errorTextKey,
  errorTexts,
  isApiError,
  type ErrorTextKey,
} from "./api-error.ts";
export { newAttemptKey } from "./attempt-key.ts";
export type { Direct, DirectAnswer, DirectCall } from "./direct.ts";
export { tokenHeaders } from "./headers.ts";
export { fillPath, queryString } from "./request.ts";
export { uploadOne, type UploadOptions } from "./upload.ts";
