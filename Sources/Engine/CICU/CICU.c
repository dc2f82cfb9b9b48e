#include "CICU.h"

int32_t islet_icu_format(double value, const uint16_t *skeleton, int32_t length, const char *locale, uint16_t *buffer, int32_t capacity) {
    int status = 0;
    int32_t count = -1;
    UNumberFormatter *formatter = swift_unumf_openForSkeletonAndLocale(skeleton, length, locale, &status);
    UFormattedNumber *result = swift_unumf_openResult(&status);
    if (status <= 0) {
        swift_unumf_formatDouble(formatter, value, result, &status);
        count = swift_unumf_resultToString(result, buffer, capacity, &status);
    }
    if (result) swift_unumf_closeResult(result);
    if (formatter) swift_unumf_close(formatter);
    return status > 0 ? -status : count;
}

enum { MOST_FRACTION_DIGITS = 100 };

int32_t islet_icu_plural(const UPluralRules *rules, const char *digits, int32_t fractionDigits, uint16_t *keyword, int32_t capacity) {
    uint16_t skeleton[MOST_FRACTION_DIGITS + 1] = {'.'};
    if (fractionDigits > MOST_FRACTION_DIGITS) return -1;
    for (int32_t i = 1; i <= fractionDigits; i++) skeleton[i] = '0';
    int status = 0;
    int32_t count = -1;
    UNumberFormatter *formatter = swift_unumf_openForSkeletonAndLocale(skeleton, fractionDigits + 1, "en", &status);
    UFormattedNumber *result = swift_unumf_openResult(&status);
    if (status <= 0) {
        swift_unumf_formatDecimal(formatter, digits, -1, result, &status);
        count = swift_uplrules_selectFormatted(rules, result, keyword, capacity, &status);
    }
    if (result) swift_unumf_closeResult(result);
    if (formatter) swift_unumf_close(formatter);
    return status > 0 ? -status : count;
}
