"use client";
import { DialogClose, type DialogCloseProps } from "../Dialog/DialogClose.tsx";

export type DrawerCloseProps = DialogCloseProps;

/** A button that closes the drawer around it: `<DrawerClose asChild><Button>Show the goods</Button></DrawerClose>`. */
export function DrawerClose(props: DrawerCloseProps) {
  return <DialogClose {...props} />;
}
