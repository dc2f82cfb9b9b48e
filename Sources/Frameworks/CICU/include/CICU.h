#pragma once

#include <stdint.h>

/// Number formatters of the ICU that comes with Foundation, which its Swift interface does not reach: they write measures.
typedef struct UNumberFormatter UNumberFormatter;
typedef struct UFormattedNumber UFormattedNumber;

UNumberFormatter *swift_unumf_openForSkeletonAndLocale(const uint16_t *skeleton, int32_t length, const char *locale, int *status);
UFormattedNumber *swift_unumf_openResult(int *status);
void swift_unumf_formatDouble(const UNumberFormatter *formatter, double value, UFormattedNumber *result, int *status);
int32_t swift_unumf_resultToString(const UFormattedNumber *result, uint16_t *buffer, int32_t capacity, int *status);
void swift_unumf_closeResult(UFormattedNumber *result);
void swift_unumf_close(UNumberFormatter *formatter);

/// Writes `value` as an ICU number skeleton says. Returns the number of UTF-16 units, or a negative number when ICU refuses.
int32_t islet_icu_format(double value, const uint16_t *skeleton, int32_t length, const char *locale, uint16_t *buffer, int32_t capacity);
