export { subscribeToPaymentReports, reportPayment, type PaymentReport } from './report.ts'
export { isOrderId, ORDER_ID } from './order-id.ts'
export { forgetWindow, windowKey, storedWindows, storeWindow, PAYMENT_WINDOW } from './windows.ts'
