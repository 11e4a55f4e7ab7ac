export {
  SideWidget,
  SideWidgetButton,
  SideWidgetLink,
  SideWidgetService,
  type SideWidgetButtonProps,
  type SideWidgetLinkProps,
  type SideWidgetProps,
  type SideWidgetServiceProps,
} from "./SideWidget.tsx";
