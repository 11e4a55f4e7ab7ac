import type { CalendarNames } from "../components/DateRange/calendar-names.ts";
import type { AddressFormTexts } from "../patterns/AddressForm/texts.ts";
import type { BannerTexts } from "../components/Banner/texts.ts";
import type { CarouselTexts } from "../components/Carousel/texts.ts";
import type { CategoryMenuTexts } from "../components/CategoryMenu/texts.ts";
import type { ComboboxTexts } from "../components/Combobox/texts.ts";
import type { ConfirmDialogTexts } from "../components/ConfirmDialog/texts.ts";
import type { CopyButtonTexts } from "../components/CopyButton/texts.ts";
import type { CountryDialTexts } from "../components/CountryDialPicker/texts.ts";
import type { DateRangeTexts } from "../components/DateRange/texts.ts";
import type { DialogTexts } from "../components/Dialog/texts.ts";
import type { ErrorStateTexts } from "../components/ErrorState/texts.ts";
import type { UploadTexts } from "../components/FileUpload/texts.ts";
import type { FilterTexts } from "../components/FilterChip/texts.ts";
import type { HeaderSearchTexts } from "../components/Header/texts.ts";
import type { LightboxTexts } from "../components/ImageLightbox/texts.ts";
import type { NotificationItemTexts } from "../patterns/NotificationItem/texts.ts";
import type { PaginationTexts } from "../components/Pagination/texts.ts";
import type { PasswordFieldTexts } from "../components/PasswordField/texts.ts";
import type { PriceRangeTexts } from "../components/PriceRange/texts.ts";
import type { ProductGalleryTexts } from "../patterns/ProductGallery/texts.ts";
import type { QuantityStepperTexts } from "../components/QuantityStepper/texts.ts";
import type { RatingInputTexts } from "../components/RatingInput/texts.ts";
import type { RegionTexts } from "../components/RegionCascader/texts.ts";
import type { SearchFieldTexts } from "../components/SearchField/texts.ts";
import type { ProductCardTexts } from "../patterns/ProductCard/texts.ts";
import type { SkuPickerTexts } from "../patterns/SkuPicker/texts.ts";
import type { StepsTexts } from "../components/Steps/texts.ts";
import type { TireLabelTexts } from "../patterns/TireLabel/texts.ts";
import type { ToastTexts } from "../components/Toast/texts.ts";

/** All words that components say by themselves, by component: what a locale has. */
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
  /** Names of months and weekdays, where browsers have none in the language, as in Lao. */
  calendar?: CalendarNames;
  /** Names of countries by ISO 3166-1 alpha-2, where browsers have none in the language, as in Lao. */
  countries?: Readonly<Record<string, string>>;
}
