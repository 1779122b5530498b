import type { Fiat } from "@market-data/market";

/** A fiat currency or metal, with the US dollars for one unit of it at the examples' clock: made up. */
type Row = readonly [id: number, symbol: string, name: string, sign: string, usd: number];

const fiatRows: readonly Row[] = [
  [2781, "USD", "United States Dollar", "$", 1],
  [2782, "AUD", "Australian Dollar", "$", 0.65],
  [2783, "BRL", "Brazilian Real", "R$", 0.18],
  [2784, "CAD", "Canadian Dollar", "$", 0.72],
  [2785, "CHF", "Swiss Franc", "Fr", 1.25],
  [2786, "CLP", "Chilean Peso", "$", 0.001],
  [2787, "CNY", "Chinese Yuan", "¥", 0.14],
  [2788, "CZK", "Czech Koruna", "Kč", 0.05],
  [2789, "DKK", "Danish Krone", "kr", 0.16],
  [2790, "EUR", "Euro", "€", 1.25],
  [2791, "GBP", "Pound Sterling", "£", 1.6],
  [2792, "HKD", "Hong Kong Dollar", "$", 0.128],
  [2793, "HUF", "Hungarian Forint", "Ft", 0.003],
  [2794, "IDR", "Indonesian Rupiah", "Rp", 0.00006],
  [2795, "ILS", "Israeli New Shekel", "₪", 0.3],
  [2796, "INR", "Indian Rupee", "₹", 0.0112],
  [2797, "JPY", "Japanese Yen", "¥", 0.0064],
  [2798, "KRW", "South Korean Won", "₩", 0.0007],
  [2799, "MXN", "Mexican Peso", "$", 0.055],
  [2800, "MYR", "Malaysian Ringgit", "RM", 0.24],
  [2801, "NOK", "Norwegian Krone", "kr", 0.1],
  [2802, "NZD", "New Zealand Dollar", "$", 0.58],
  [2803, "PHP", "Philippine Peso", "₱", 0.017],
  [2804, "PKR", "Pakistani Rupee", "₨", 0.0036],
  [2805, "PLN", "Polish Złoty", "zł", 0.28],
  [2806, "RUB", "Russian Ruble", "₽", 0.0125],
  [2807, "SEK", "Swedish Krona", "kr", 0.11],
  [2808, "SGD", "Singapore Dollar", "S$", 0.78],
  [2809, "THB", "Thai Baht", "฿", 0.031],
  [2810, "TRY", "Turkish Lira", "₺", 0.024],
  [2811, "TWD", "New Taiwan Dollar", "NT$", 0.032],
  [2812, "ZAR", "South African Rand", "R", 0.058],
  [2813, "AED", "United Arab Emirates Dirham", "د.إ", 0.2723],
  [2814, "BGN", "Bulgarian Lev", "лв", 0.64],
  [2815, "HRK", "Croatian Kuna", "kn", 0.166],
  [2816, "MUR", "Mauritian Rupee", "₨", 0.022],
  [2817, "RON", "Romanian Leu", "lei", 0.245],
  [2818, "ISK", "Icelandic Króna", "kr", 0.008],
  [2819, "NGN", "Nigerian Naira", "₦", 0.00068],
  [2820, "COP", "Colombian Peso", "$", 0.00026],
  [2821, "ARS", "Argentine Peso", "$", 0.0007],
  [2822, "PEN", "Peruvian Sol", "S/.", 0.29],
  [2823, "VND", "Vietnamese Dong", "₫", 0.000038],
  [2824, "UAH", "Ukrainian Hryvnia", "₴", 0.024],
  [2832, "BOB", "Bolivian Boliviano", "Bs.", 0.145],
  [3526, "ALL", "Albanian Lek", "L", 0.012],
  [3527, "AMD", "Armenian Dram", "֏", 0.0026],
  [3528, "AZN", "Azerbaijani Manat", "₼", 0.588],
  [3529, "BAM", "Bosnia-Herzegovina Convertible Mark", "KM", 0.64],
  [3530, "BDT", "Bangladeshi Taka", "৳", 0.0082],
  [3531, "BHD", "Bahraini Dinar", ".د.ب", 2.65],
  [3532, "BMD", "Bermudan Dollar", "$", 1],
  [3533, "BYN", "Belarusian Ruble", "Br", 0.34],
  [3534, "CRC", "Costa Rican Colón", "₡", 0.002],
  [3535, "CUP", "Cuban Peso", "$", 0.0417],
  [3536, "DOP", "Dominican Peso", "$", 0.016],
  [3537, "DZD", "Algerian Dinar", "د.ج", 0.0077],
  [3538, "EGP", "Egyptian Pound", "£", 0.021],
  [3539, "GEL", "Georgian Lari", "₾", 0.37],
  [3540, "GHS", "Ghanaian Cedi", "₵", 0.092],
  [3541, "GTQ", "Guatemalan Quetzal", "Q", 0.13],
  [3542, "HNL", "Honduran Lempira", "L", 0.038],
  [3543, "IQD", "Iraqi Dinar", "ع.د", 0.00076],
  [3544, "IRR", "Iranian Rial", "﷼", 0.0000238],
  [3545, "JMD", "Jamaican Dollar", "$", 0.00625],
  [3546, "JOD", "Jordanian Dinar", "د.ا", 1.41],
  [3547, "KES", "Kenyan Shilling", "Sh", 0.0077],
  [3548, "KGS", "Kyrgystani Som", "с", 0.0114],
  [3549, "KHR", "Cambodian Riel", "៛", 0.00025],
  [3550, "KWD", "Kuwaiti Dinar", "د.ك", 3.25],
  [3551, "KZT", "Kazakhstani Tenge", "₸", 0.0019],
  [3552, "LBP", "Lebanese Pound", "ل.ل", 0.0000112],
  [3553, "LKR", "Sri Lankan Rupee", "Rs", 0.0032],
  [3554, "MAD", "Moroccan Dirham", "د.م.", 0.108],
  [3555, "MDL", "Moldovan Leu", "L", 0.059],
  [3556, "MKD", "Macedonian Denar", "ден", 0.0203],
  [3557, "MMK", "Myanma Kyat", "Ks", 0.00048],
  [3558, "MNT", "Mongolian Tugrik", "₮", 0.00028],
  [3559, "NAD", "Namibian Dollar", "$", 0.058],
  [3560, "NIO", "Nicaraguan Córdoba", "C$", 0.0272],
  [3561, "NPR", "Nepalese Rupee", "₨", 0.007],
  [3562, "OMR", "Omani Rial", "ر.ع.", 2.6],
  [3563, "PAB", "Panamanian Balboa", "B/.", 1],
  [3564, "QAR", "Qatari Rial", "ر.ق", 0.2747],
  [3565, "RSD", "Serbian Dinar", "дин.", 0.0107],
  [3566, "SAR", "Saudi Riyal", "ر.س", 0.2667],
  [3567, "SSP", "South Sudanese Pound", "£", 0.00022],
  [3568, "TND", "Tunisian Dinar", "د.ت", 0.34],
  [3569, "TTD", "Trinidad and Tobago Dollar", "$", 0.147],
  [3570, "UGX", "Ugandan Shilling", "Sh", 0.00028],
  [3571, "UYU", "Uruguayan Peso", "$", 0.025],
  [3572, "UZS", "Uzbekistan Som", "so'm", 0.00008],
  [3573, "VES", "Sovereign Bolivar", "Bs.", 0.0033],
];

/** Prices of a troy ounce. */
const metalRows: readonly Row[] = [
  [3574, "XAG", "Silver Troy Ounce", "", 50],
  [3575, "XAU", "Gold Troy Ounce", "", 4000],
  [3576, "XPD", "Palladium Ounce", "", 1400],
  [3577, "XPT", "Platinum Ounce", "", 1500],
];

/** A fiat currency or metal of the sample market. */
export interface SampleFiat extends Fiat {
  /** US dollars for one unit at the examples' clock. */
  readonly usd: number;
}

function described(rows: readonly Row[], kind: Fiat["kind"]): SampleFiat[] {
  return rows.map(([id, symbol, name, sign, usd]) => ({ id, symbol, name, sign, kind, usd }));
}

/** The 93 fiat currencies and 4 precious metals. */
export const sampleFiats: readonly SampleFiat[] = [
  ...described(fiatRows, "fiat"),
  ...described(metalRows, "metal"),
];
