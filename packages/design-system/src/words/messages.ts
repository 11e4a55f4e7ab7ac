import type { CalendarNames } from "./calendar-names.ts";
import type { AddressFormTexts } from "./components/AddressForm.ts";
import type { BannerTexts } from "./components/Banner.ts";
import type { CarouselTexts } from "./components/Carousel.ts";
import type { CategoryMenuTexts } from "./components/CategoryMenu.ts";
import type { ComboboxTexts } from "./components/Combobox.ts";
import type { ConfirmDialogTexts } from "./components/ConfirmDialog.ts";
import type { CopyButtonTexts } from "./components/CopyButton.ts";
import type { CountryDialTexts } from "./components/CountryDialPicker.ts";
import type { DateRangeTexts } from "./components/DateRange.ts";
import type { DialogTexts } from "./components/Dialog.ts";
import type { ErrorStateTexts } from "./components/ErrorState.ts";
import type { UploadTexts } from "./components/FileUpload.ts";
import type { FilterTexts } from "./components/FilterChip.ts";
import type { HeaderSearchTexts } from "./components/Header.ts";
import type { LightboxTexts } from "./components/ImageLightbox.ts";
import type { NotificationItemTexts } from "./components/NotificationItem.ts";
import type { PaginationTexts } from "./components/Pagination.ts";
import type { PasswordFieldTexts } from "./components/PasswordField.ts";
import type { PriceRangeTexts } from "./components/PriceRange.ts";
import type { ProductGalleryTexts } from "./components/ProductGallery.ts";
import type { QuantityStepperTexts } from "./components/QuantityStepper.ts";
import type { RatingInputTexts } from "./components/RatingInput.ts";
import type { RegionTexts } from "./components/RegionCascader.ts";
import type { SearchFieldTexts } from "./components/SearchField.ts";
import type { ProductCardTexts } from "./components/ProductCard.ts";
import type { SkuPickerTexts } from "./components/SkuPicker.ts";
import type { StepsTexts } from "./components/Steps.ts";
import type { TireLabelTexts } from "./components/TireLabel.ts";
import type { ToastTexts } from "./components/Toast.ts";

/** All texts of the components, by component: the content of a locale. */
export interface Messages {
  addressForm: AddressFormTexts;
  banner: BannerTexts;
  carousel: CarouselTexts;
  categoryMenu: CategoryMenuTexts;
  combobox: ComboboxTexts;
  confirmDialog: ConfirmDialogTexts;
  copyButton: CopyButtonTexts;
  countryDialPicker: CountryDialTexts;
  dateRange: DateRangeTexts;
  dialog: DialogTexts;
  errorState: ErrorStateTexts;
  fileUpload: UploadTexts;
  filterChip: FilterTexts;
  header: HeaderSearchTexts;
  imageLightbox: LightboxTexts;
  notificationItem: NotificationItemTexts;
  pagination: PaginationTexts;
  passwordField: PasswordFieldTexts;
  priceRange: PriceRangeTexts;
  productGallery: ProductGalleryTexts;
  quantityStepper: QuantityStepperTexts;
  ratingInput: RatingInputTexts;
  regionCascader: RegionTexts;
  searchField: SearchFieldTexts;
  productCard: ProductCardTexts;
  skuPicker: SkuPickerTexts;
  steps: StepsTexts;
  tireLabel: TireLabelTexts;
  toast: ToastTexts;
  /** Month and weekday names that browsers lack in the language, such as Lao. */
  calendar?: CalendarNames;
  /** Country names by ISO 3166-1 alpha-2 code that browsers lack in the language, such as Lao. */
  countries?: Readonly<Record<string, string>>;
}
