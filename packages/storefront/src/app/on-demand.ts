import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import { allMessages } from "./messages.ts";

/** A part of a page whose code and texts come when it is first shown. Needs a `Suspense` above it. */
// oxlint-disable-next-line typescript/no-explicit-any -- as React types `lazy`: any props are accepted
export const onDemand = <Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> =>
  lazy(async () => {
    const [part] = await Promise.all([load(), allMessages()]);
    return part;
  });
