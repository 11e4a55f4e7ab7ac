"use client";
import { Close } from "@radix-ui/react-dialog";
import type { ComponentPropsWithRef } from "react";

export interface DialogCloseProps extends ComponentPropsWithRef<"button"> {
  /** The one button inside takes the press, as `<DialogClose asChild><Button>Keep it</Button></DialogClose>`. @default false */
  asChild?: boolean;
}

/** A button that closes the dialog around it, which need not hold `open` for that. */
export function DialogClose(props: DialogCloseProps) {
  return <Close {...props} />;
}
