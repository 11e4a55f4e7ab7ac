import type { SocialProvider } from "@carmine/api/contract";
import type { IconShape } from "@carmine/design-system";
import type { SVGProps } from "react";

const shapeOf =
  (path: string): IconShape =>
  (props: SVGProps<SVGSVGElement>) => (
    <svg viewBox="0 0 24 24" fill="currentColor" {...props}>
      <path d={path} />
    </svg>
  );

/** Name and logo of each provider, in the order of the buttons. */
export const socialProviders: readonly {
  readonly provider: SocialProvider;
  readonly name: string;
  readonly icon: IconShape;
}[] = [
  {
    provider: "google",
    name: "Google",
    icon: shapeOf(
      "M21.8 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.5a4.7 4.7 0 0 1-2 3.1v2.5h3.3c1.9-1.8 3-4.4 3-7.5zM12 22c2.7 0 5-.9 6.7-2.4l-3.3-2.5c-.9.6-2 1-3.4 1-2.6 0-4.8-1.8-5.6-4.1H3v2.6A10 10 0 0 0 12 22zM6.4 14a6 6 0 0 1 0-3.9V7.5H3a10 10 0 0 0 0 9zM12 5.9c1.5 0 2.8.5 3.8 1.5l2.9-2.9A10 10 0 0 0 3 7.5l3.4 2.6C7.2 7.7 9.4 5.9 12 5.9z",
    ),
  },
  {
    provider: "facebook",
    name: "Facebook",
    icon: shapeOf(
      "M22 12a10 10 0 1 0-11.6 9.9v-7H7.9V12h2.5V9.8c0-2.5 1.5-3.9 3.8-3.9 1.1 0 2.2.2 2.2.2v2.5h-1.2c-1.2 0-1.6.8-1.6 1.6V12h2.7l-.4 2.9h-2.3v7A10 10 0 0 0 22 12z",
    ),
  },
  {
    provider: "twitter",
    name: "X",
    icon: shapeOf(
      "M17.8 3h3.1l-6.8 7.7L22 21h-6.2l-4.9-6.4L5.4 21H2.3l7.2-8.3L2 3h6.4l4.4 5.8zm-1.1 16.2h1.7L7.3 4.7H5.5z",
    ),
  },
];

interface Opened {
  readonly googleOpen: boolean;
  readonly facebookOpen: boolean;
  readonly twitterOpen: boolean;
}

/** Whether the operator has enabled a provider. */
export const isProviderOpen = (methods: Opened | undefined, provider: SocialProvider): boolean =>
  (provider === "google" && methods?.googleOpen) ||
  (provider === "facebook" && methods?.facebookOpen) ||
  (provider === "twitter" && methods?.twitterOpen) ||
  false;
