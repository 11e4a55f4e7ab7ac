import { mutations, queries } from "@carmine/api/hooks";
import { ToggleButton } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useMutation, useQuery } from "@tanstack/react-query";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import type { ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { useAfterSignIn, useAskToSignIn } from "../../../features/session/use-after-sign-in.ts";
import { useSignedIn } from "../../../features/session/use-person.ts";

export interface HelpfulProps {
  readonly productId: number;
  readonly reviewId: number;
  readonly count: number;
}

/** Marks a review as helpful; a second press removes the mark. */
export const Helpful = ({ productId, reviewId, count }: HelpfulProps): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const signedIn = useSignedIn();
  const voted = useQuery({ ...queries.votedReplies(api, productId), enabled: signedIn }).data;
  const vote = useMutation(mutations.voteReply(api));
  const wanted = { kind: "reviews", id: reviewId } as const;
  const signIn = useAskToSignIn(wanted);
  useAfterSignIn(wanted, () => vote.mutate({ body: { replyId: reviewId, helpful: true } }));
  const pressed = vote.data?.isHelpful ?? voted?.includes(reviewId) ?? false;
  const shown = vote.data?.helpful ?? count;
  return (
    <ToggleButton
      size="sm"
      icon={ThumbsUp}
      label={
        shown > 0
          ? intl.formatMessage(
              {
                defaultMessage: "Helpful ({count, number})",
                description: "Product page: button below a review, with how many pressed it",
              },
              { count: shown },
            )
          : intl.formatMessage({
              defaultMessage: "Helpful",
              description: "Product page: button below a review that nobody has pressed",
            })
      }
      pressed={pressed}
      onPressedChange={(helpful) => {
        if (!signedIn) return signIn.ask();
        vote.mutate({ body: { replyId: reviewId, helpful } });
      }}
    />
  );
};
