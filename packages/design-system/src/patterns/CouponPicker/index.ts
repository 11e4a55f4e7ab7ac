export {
  CouponPicker,
  type CouponChoice,
  type CouponPickerProps,
  type UnusableCoupon,
} from "./CouponPicker.tsx";
