export { subscribeToPaymentReports, reportPayment, type PaymentReport } from './report.ts'
export { forgetWindow, windowKey, storedWindows, storeWindow, PAYMENT_WINDOW } from './windows.ts'
