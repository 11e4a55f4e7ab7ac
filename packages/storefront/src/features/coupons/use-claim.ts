import { mutations, queries, type Coupon, type CouponSearch } from "@carmine/api/hooks";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useIntl } from "@carmine/i18n/react";
import { useApp, useShowToast } from "../../app/AppContext.tsx";
import { useOncePer } from "../forms/use-once-per.ts";
import { useAfterSignIn, useAskToSignIn } from "../session/use-after-sign-in.ts";
import { useSignedIn } from "../session/use-person.ts";

/** Claimable coupons: public in the page's HTML, then with the shopper's own. */
export const useClaimable = (search: CouponSearch): readonly Coupon[] => {
  const { api } = useApp();
  const signedIn = useSignedIn();
  const forAll = useQuery(queries.coupons(api, search)).data;
  const forMe = useQuery({ ...queries.couponsForMe(api, search), enabled: signedIn }).data;
  return ((signedIn && forMe) || forAll)?.list ?? [];
};

export type ClaimState = "claim" | "claiming" | "claimed";

/** Claims one coupon; a visitor signs in first, then it continues. The client shows errors. */
export const useClaim = ({ id, isClaimed }: Pick<Coupon, "id" | "isClaimed">) => {
  const { api } = useApp();
  const signedIn = useSignedIn();
  const receive = useMutation(mutations.couponReceive(api));
  const toast = useShowToast();
  const intl = useIntl();
  const claimIt = (): void =>
    receive.mutate(
      { body: { couponId: id } },
      {
        onSuccess: () =>
          toast({
            tone: "success",
            message: intl.formatMessage({
              defaultMessage: "Coupon claimed",
              description: "Toast after claiming a coupon",
            }),
          }),
      },
    );
  useAfterSignIn({ kind: "coupons", id }, claimIt);
  const { ask } = useAskToSignIn({ kind: "coupons", id });
  const state: ClaimState =
    isClaimed || receive.isSuccess ? "claimed" : receive.isPending ? "claiming" : "claim";
  // Prevents the second request of a double click, which comes before the state has changed.
  const claim = useOncePer((): void => {
    if (state !== "claim") return;
    if (signedIn) claimIt();
    else ask();
  });
  return { state, claim };
};
