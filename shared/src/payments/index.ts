export { subscribeToPaymentReports, reportPayment, type PaymentReport } from './report.ts'
export { forgetWindow, keptAs, keptWindows, noteWindow, PAYMENT_WINDOW } from './windows.ts'
