import type { ApiError } from "@carmine/api/client";
import type { LoginResult, SocialProvider } from "@carmine/api/contract";
import { mutations, runMutation } from "@carmine/api/hooks";
import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { useApp } from "../../../app/AppContext.tsx";
import type { PendingSignIn } from "./pending.ts";

export interface StartedSignIn extends PendingSignIn {
  readonly authorizationURL: string;
}

/** Starts a sign-in: X with the calls of every back end (specification, section 7), the others with our own calls. */
export const useStartSocial = (): UseMutationResult<StartedSignIn, ApiError, SocialProvider> => {
  const { api, queryClient } = useApp();
  return useMutation<StartedSignIn, ApiError, SocialProvider>({
    mutationFn: (provider) =>
      provider === "twitter"
        ? runMutation(queryClient, mutations.twitterRequestToken(api), { query: { end: "pc" } })
        : runMutation(queryClient, mutations.socialRequest(api), { query: { provider } }),
  });
};

export interface ReturnedSignIn {
  readonly oauthToken: string;
  readonly oauthTokenSecret: string;
  readonly oauthVerifier: string;
}

/** Signs in with the parameters of the provider's redirect; the page shows errors. */
export const useFinishSocial = (
  provider: SocialProvider,
): UseMutationResult<LoginResult, ApiError, ReturnedSignIn> => {
  const { api, queryClient } = useApp();
  return useMutation<LoginResult, ApiError, ReturnedSignIn>({
    mutationFn: (returned) =>
      provider === "twitter"
        ? runMutation(queryClient, mutations.loginTwitter(api), { body: returned, quiet: true })
        : runMutation(queryClient, mutations.loginSocial(api), {
            body: { provider, ...returned },
            quiet: true,
          }),
  });
};
